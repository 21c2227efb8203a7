import type { Person } from '../../company.ts';
import type { Random } from '../../random.ts';
import type { Request } from '../../request.ts';
import { clientOf } from '../client.ts';
import { groupOf, partnerOf } from '../documents.ts';
import { type DriveFile, driveRecord } from '../google-workspace.ts';
import type { EverydayAct, EverydayActs } from './everyday-act.ts';

const TITLES = [
  ['Tasting sheet #', 'spreadsheet'],
  ['Campaign calendar #', 'spreadsheet'],
  ['Recipe notes #', 'document'],
  ['Supplier interview #', 'document'],
  ['Trade fair slides #', 'presentation'],
  ['Label proof #.pdf', 'pdf'],
  ['Shelf photo #.jpg', 'jpeg'],
] as const;

function driveFileOf(person: Person, random: Random): DriveFile {
  const [title, type] = random.pick(TITLES);
  return {
    title: title.replace('#', String(random.integer(1, 16))),
    type,
    owner: person,
    visibility: random.next() < 0.7 ? 'shared_internally' : 'private',
  };
}

const whoOf = (request: Request) => ({
  time: request.time,
  actor: request.person,
  client: clientOf(request),
});

function access(name: string, share = 1): EverydayAct {
  return {
    share,
    record: (request, random) => driveRecord(whoOf(request), name, driveFileOf(request.person, random)),
  };
}

/** Documents that people share: with the company, seldom with a partner. */
const share: EverydayAct = {
  share: 0.35,
  record: (request, random) => {
    const isOutside = random.next() < 0.15;
    const file = driveFileOf(request.person, random);
    return driveRecord(
      whoOf(request),
      'change_user_access',
      { ...file, visibility: isOutside ? 'shared_externally' : 'shared_internally' },
      {
        visibility_change: isOutside ? 'external' : 'none',
        target_user: isOutside ? partnerOf(random) : groupOf(request.person.department),
        old_value: ['none'],
        new_value: ['can_edit'],
        old_visibility: file.visibility,
      },
    );
  },
};

/** Traffic of Google Drive as the Reports API records it. */
export const GOOGLE_ACTS: EverydayActs = {
  'GET drive.google.com/files/download': access('download'),
  'POST drive.google.com/files/download': access('download'),
  'POST drive.google.com/files/upload': access('upload'),
  'POST drive.google.com/2/files/list_folder': share,
  'GET drive.google.com/preview': access('view', 0.3),
  'POST drive.google.com/preview': access('edit', 0.6),
  'GET docs.google.com/view/4711': access('view'),
  'POST docs.google.com/view/4711': access('edit'),
  'POST docs.google.com/home': access('create'),
};
