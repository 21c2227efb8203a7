import { isJsonObject } from '../../cores/json.ts';
import { knownAt } from '../microsoft-shapes.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf } from '../record-path.ts';
import { addressOf } from './sharepoint.ts';

/** Roles of members, as `MemberRoleType` numbers them. */
const ROLES: Readonly<Record<string, string>> = { '0': 'Member', '1': 'Owner', '2': 'Guest' };

const LISTS = ['Members', 'Attendees', 'Invitees', 'ParticipantInfo.ParticipatingUsers'];

function readMembers(facts: RecordFacts): void {
  for (const member of LISTS) {
    const list = facts.at(member);
    if (!Array.isArray(list)) continue;
    for (const [index, entry] of list.entries()) {
      if (!isJsonObject(entry)) continue;
      const name = textOf(entry.UPN) ?? textOf(entry.UserObjectId) ?? textOf(entry.DisplayName);
      if (name !== undefined && name.toLowerCase() !== facts.get('user')?.toLowerCase())
        facts.addTargets([addressOf(name)], `${member}[${index}].UPN`);
      const role = textOf(entry.Role);
      if (role !== undefined) facts.extra('role', ROLES[role] ?? role);
    }
  }
}

/** Names and IDs of objects, by kind of object. */
const OBJECTS: readonly (readonly [type: string, names: readonly string[], ids: readonly string[]])[] = [
  ['group', ['TeamName'], ['TeamGuid', 'AADGroupId']],
  ['channel', ['ChannelName', 'ChatName', 'TeamName'], ['ChannelGuid', 'ChatThreadId', 'ChatId']],
  [
    'app',
    ['AddOnName', 'AddonName', 'Name', 'AppName'],
    ['AddOnGuid', 'TargetObjectId', 'TeamsAppId', 'AppId'],
  ],
  ['message', ['ChatName', 'ChannelName', 'TeamName'], ['MessageId']],
  ['meeting', ['MeetingSubject', 'Subject', 'MeetingDetailId'], ['MeetingDetailId', 'Id', 'ICalUid']],
];

/** Teams, channels, chats, apps and meetings. */
export function readTeams(facts: RecordFacts): void {
  const type = facts.get('object_type') ?? '';
  const own = OBJECTS.find(([kind]) => kind === type);
  if (own !== undefined) facts.take('object', ...own[1]).take('object_id', ...own[2]);
  const object = knownAt(
    facts,
    'TeamName',
    'ChannelName',
    'ChatName',
    'ItemName',
    'Name',
    'ObjectId',
    'MessageId',
  );
  facts
    .set('object', object?.text, object?.path ?? '')
    .take('object_id', 'ObjectId', 'MessageId', 'ChatThreadId', 'TeamGuid')
    .keep('channel_id', 'ChatThreadId', 'ChannelGuid', 'ChatId')
    .keep('path', 'TeamName')
    .keep('before', 'OldValue')
    .keep('after', 'NewValue')
    .keep('size', 'MessageSizeInBytes')
    .take('url', 'MessageURLs[0]');
  const isForeign = facts.text('ParticipantInfo.HasForeignTenantUsers', 'ParticipantInfo.HasGuestUsers');
  if (isForeign?.toLowerCase() === 'true') facts.extra('exposure', 'external');
  readMembers(facts);
}
