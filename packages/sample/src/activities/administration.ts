import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { Person } from '../company.ts';
import { cast, type Stage } from '../stories.ts';
import type { AppRecord } from './app-record.ts';
import { officeClient } from './client.ts';
import { groupOf } from './documents.ts';
import { directoryRecord } from './entra-audit.ts';
import { gitHubRecord, loginOf, REPOSITORIES } from './github.ts';
import { adminRecord } from './google-workspace.ts';
import { emailOf } from './ids.ts';
import { CHANNELS, slackRecord } from './slack.ts';

/** Ordinary work of the help desk: accounts for people who join, and a few requests each working day. */
export function administration(stage: Stage): AppRecord[] {
  const helpers = [1, 2, 3].map((nth) => cast(stage, 'IT', 'squid', nth));
  const random = stage.random;
  const at = (day: number, hour: number) => Math.round(stage.begins + day * DAY_MS + hour * HOUR_MS);
  const records: AppRecord[] = [];
  for (const person of stage.people.filter(({ joined }) => joined > 0 && joined < stage.days))
    records.push(...accountsFor(person, random.pick(helpers), at(person.joined - 1, 13 + random.next() * 2)));
  for (let day = 0; day < stage.days; day++) {
    const weekday = new Date(at(day, 0)).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (let request = 0; request < 8; request++) {
      const person = random.pick(stage.people);
      const time = at(day, 8.2 + request + random.next() * 0.8);
      if (person.joined < day) records.push(requestOf(request, person, random.pick(helpers), time));
    }
  }
  return records;
}

function accountsFor(person: Person, helper: Person, time: number): AppRecord[] {
  const act = (minutes: number) => ({
    time: time + minutes * MINUTE_MS,
    actor: helper,
    client: officeClient(helper),
  });
  const isDeveloper = person.department === 'IT' || person.department === 'Research and development';
  return [
    directoryRecord({
      ...act(0),
      operation: 'Add user.',
      target: person,
      changes: [
        { name: 'AccountEnabled', before: '[]', after: '[true]' },
        { name: 'DisplayName', before: '[]', after: `["${person.name}"]` },
      ],
    }),
    directoryRecord({
      ...act(1),
      operation: 'Add member to group.',
      target: person,
      changes: [{ name: 'Group.DisplayName', after: person.department }],
    }),
    adminRecord(act(3), 'USER_SETTINGS', 'CREATE_USER', { USER_EMAIL: emailOf(person) }),
    slackRecord({ ...act(5), action: 'user_created', entity: { type: 'user', user: person } }),
    ...(isDeveloper
      ? [gitHubRecord({ ...act(8), action: 'org.add_member', details: { user: loginOf(person) } })]
      : []),
  ];
}

/** One of eight kinds of requests. */
function requestOf(kind: number, person: Person, helper: Person, time: number): AppRecord {
  const act = { time, actor: helper, client: officeClient(helper) };
  switch (kind) {
    case 0:
      return directoryRecord({
        ...act,
        operation: 'Reset user password.',
        target: person,
        changes: [{ name: 'Included Updated Properties', after: '' }],
      });
    case 1:
      return adminRecord(act, 'GROUP_SETTINGS', 'ADD_GROUP_MEMBER', {
        USER_EMAIL: emailOf(person),
        GROUP_EMAIL: groupOf(person.department),
      });
    case 2:
      return adminRecord(act, 'USER_SETTINGS', 'CHANGE_PASSWORD', { USER_EMAIL: emailOf(person) });
    case 3:
      return slackRecord({
        ...act,
        action: 'private_channel_created',
        entity: {
          type: 'channel',
          name: `${CHANNELS[time % CHANNELS.length] ?? 'general'}-leads`,
          isPrivate: true,
        },
      });
    case 4:
      return gitHubRecord({
        ...act,
        action: 'team.add_member',
        details: { user: loginOf(person), team: 'atlasfoods/developers' },
      });
    case 5:
      return gitHubRecord({
        ...act,
        action: 'protected_branch.policy_override',
        repository: REPOSITORIES[time % REPOSITORIES.length] ?? 'infrastructure',
        details: { branch: 'main' },
      });
    default:
      return directoryRecord({
        ...act,
        operation: kind === 6 ? 'Add member to group.' : 'Remove member from group.',
        target: person,
        changes: [{ name: 'Group.DisplayName', after: person.department }],
      });
  }
}
