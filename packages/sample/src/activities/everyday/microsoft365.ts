import type { Random } from '../../random.ts';
import type { Request } from '../../request.ts';
import { clientOf } from '../client.ts';
import { type Document, documentOf, groupOf, ownDocumentOf, partnerOf, TEAM_FORECAST } from '../documents.ts';
import { readMail, sentMail } from '../exchange.ts';
import { fileRecord, sharedWith } from '../sharepoint.ts';
import { channelMessage, meetingJoined } from '../teams.ts';
import type { EverydayAct, EverydayActs } from './everyday-act.ts';

type Choose = (request: Request, random: Random) => Document;

/** Share of files taken from the library of another department. */
const ELSEWHERE = 0.08;

const ofTeam: Choose = ({ person }, random) =>
  documentOf(random.next() < ELSEWHERE ? 'Legal' : person.department, random);
const ofOwn: Choose = ({ person }, random) => ownDocumentOf(person, random);
const forecast: Choose = () => TEAM_FORECAST;

function file(operation: string, choose: Choose, share = 1): EverydayAct {
  return {
    share,
    record: (request, random) =>
      fileRecord({
        time: request.time,
        actor: request.person,
        client: clientOf(request),
        operation,
        document: choose(request, random),
        bytes: operation === 'FileUploaded' ? request.bytesUp : request.bytesDown,
      }),
  };
}

/** Uploads, of which some are shared at once: mostly with a colleague, seldom with a partner. */
function uploadOrShare(choose: Choose): EverydayAct {
  const upload = file('FileUploaded', choose);
  return {
    record: (request, random) => {
      const dice = random.next();
      if (dice > 0.16) return upload.record(request, random);
      const isGuest = dice < 0.03;
      return fileRecord({
        time: request.time,
        actor: request.person,
        client: clientOf(request),
        operation: 'SharingSet',
        document: choose(request, random),
        isSharing: true,
        details: sharedWith(isGuest ? partnerOf(random) : groupOf(request.person.department), isGuest),
      });
    },
  };
}

const SUBJECTS = [
  'Delivery on Thursday',
  'Re: Offer for 2027',
  'Minutes of the weekly meeting',
  'Invoice approved',
  'Question about the label',
  'Re: Sample batch',
  'Vacation request',
  'Forecast for next month',
] as const;

/** Traffic of Microsoft 365 as its unified audit log records it. */
export const MICROSOFT365_ACTS: EverydayActs = {
  'GET atlasfoods.sharepoint.com/files/download': file('FileDownloaded', ofTeam),
  'POST atlasfoods.sharepoint.com/files/download': file('FileDownloaded', ofTeam),
  'POST atlasfoods.sharepoint.com/files/upload': uploadOrShare(ofTeam),
  'GET atlasfoods.sharepoint.com/preview': file('FilePreviewed', ofTeam, 0.15),
  'GET atlasfoods.sharepoint.com/sites/team/Shared%20Documents/forecast.xlsx': file(
    'FileAccessed',
    forecast,
    0.2,
  ),
  'POST atlasfoods.sharepoint.com/sites/team/Shared%20Documents/forecast.xlsx': file(
    'FileModified',
    forecast,
    0.3,
  ),
  'GET atlasfoods-my.sharepoint.com/files/download': file('FileDownloaded', ofOwn),
  'POST atlasfoods-my.sharepoint.com/files/download': file('FileDownloaded', ofOwn),
  'POST atlasfoods-my.sharepoint.com/files/upload': uploadOrShare(ofOwn),
  'GET atlasfoods-my.sharepoint.com/preview': file('FilePreviewed', ofOwn, 0.15),
  'POST atlasfoods-my.sharepoint.com/preview': file('FileModified', ofOwn),
  'POST outlook.office365.com/owa/service.svc?action=CreateItem': {
    record: (request, random) =>
      sentMail(
        {
          time: request.time,
          actor: request.person,
          client: clientOf(request),
          subject: random.pick(SUBJECTS),
        },
        request.bytesUp,
      ),
  },
  'POST outlook.office365.com/owa/service.svc?action=GetAttachment': {
    share: 0.3,
    record: (request, random) =>
      readMail({
        time: request.time,
        actor: request.person,
        client: clientOf(request),
        subject: random.pick(SUBJECTS),
      }),
  },
  'POST teams.microsoft.com/api/messages': {
    share: 0.25,
    record: (request) =>
      channelMessage(
        { time: request.time, actor: request.person, client: clientOf(request) },
        request.person.department,
      ),
  },
  'POST teams.microsoft.com/j/98213': {
    share: 0.25,
    record: (request) =>
      meetingJoined(
        { time: request.time, actor: request.person, client: clientOf(request) },
        request.person.department,
      ),
  },
};
