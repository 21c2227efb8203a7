import { clientOf } from '../client.ts';
import { CHANNELS, slackRecord } from '../slack.ts';
import type { EverydayAct, EverydayActs } from './everyday-act.ts';

const FILES = [
  'Line 2 overview.png',
  'Release notes.pdf',
  'Error log.txt',
  'Tasting results.csv',
  'Packaging mock-up.png',
  'Handover.docx',
] as const;

function file(action: string): EverydayAct {
  return {
    record: (request, random) =>
      slackRecord({
        time: request.time,
        actor: request.person,
        client: clientOf(request),
        action,
        entity: { type: 'file', name: random.pick(FILES), owner: request.person },
      }),
  };
}

/** Traffic of Slack as its audit logs record it, which leave out messages. */
export const SLACK_ACTS: EverydayActs = {
  'GET files.slack.com/files/download': file('file_downloaded'),
  'POST files.slack.com/files/download': file('file_downloaded'),
  'POST files.slack.com/files/upload': file('file_uploaded'),
  'GET files.slack.com/preview': file('file_downloaded'),
  'POST atlasfoods.slack.com/j/98213': {
    share: 0.3,
    record: (request, random) =>
      slackRecord({
        time: request.time,
        actor: request.person,
        client: clientOf(request),
        action: random.next() < 0.7 ? 'user_channel_join' : 'user_channel_leave',
        entity: { type: 'channel', name: random.pick(CHANNELS) },
      }),
  },
};
