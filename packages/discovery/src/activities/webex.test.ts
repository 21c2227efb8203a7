import { expect, test } from 'vitest';
import { activitiesOf } from './test-records.ts';

function audit(data: object) {
  return {
    id: 'MjQ0ODhiZTY',
    actorId: 'P1',
    actorOrgId: 'O1',
    created: '2026-11-20T08:14:22.500Z',
    data: {
      actorName: 'Salma Idrissi',
      actorEmail: 'salma@atlas.example',
      actorIp: '203.0.113.9',
      trackingId: 'ATLAS_1',
      ...data,
    },
  };
}

test('admin audit events', () => {
  const record = audit({
    eventCategory: 'EventCategory.USERS',
    eventDescription: 'An admin role was granted to a user',
    actionText: 'Salma Idrissi granted the role Full_Admin to omar@atlas.example',
    targetType: 'TargetResourceType.PERSON',
    targetName: 'omar@atlas.example',
    targetId: 'P2',
    actorUserAgent: 'Mozilla/5.0',
  });
  expect(activitiesOf(record)).toMatchObject([
    {
      format: 'webex',
      time: Date.UTC(2026, 10, 20, 8, 14, 22, 500),
      activity: 'grant_permission',
      outcome: 'success',
      user: 'salma@atlas.example',
      object_type: 'user',
      object: 'omar@atlas.example',
      object_id: 'P2',
      targets: 'omar@atlas.example',
      src_ip: '203.0.113.9',
      user_agent: 'Mozilla/5.0',
      session: 'ATLAS_1',
      raw_id: 'MjQ0ODhiZTY',
      extra: { actor_name: 'Salma Idrissi', account: 'O1' },
    },
  ]);
});

test.each([
  ['EventCategory.LOGINS', 'An Admin logged in', 'sign_in', 'success'],
  ['EventCategory.LOGINS', 'A user failed to log in', 'sign_in', 'failure'],
  ['EventCategory.LOGINS', 'A user logged out', 'sign_out', 'success'],
  ['EventCategory.ORG_SETTINGS', 'Password policy was updated', 'configure', 'success'],
  ['EventCategory.USERS', 'User was deleted', 'delete', 'success'],
])('%s: %s', (eventCategory, eventDescription, activity, outcome) => {
  expect(activitiesOf(audit({ eventCategory, eventDescription }))).toMatchObject([{ activity, outcome }]);
});

test('events of messages and memberships, in answers of the API', () => {
  const event = (resource: string, type: string, data: object) => ({
    id: 'E1',
    resource,
    type,
    actorId: 'P1',
    created: '2026-11-20T08:14:22Z',
    data: { personEmail: 'salma@atlas.example', roomId: 'R1', ...data },
  });
  const items = [
    event('messages', 'created', { id: 'M1' }),
    event('memberships', 'deleted', { roomTitle: 'Deals' }),
  ];
  expect(activitiesOf({ items })).toMatchObject([
    {
      activity: 'send',
      object_type: 'message',
      object_id: 'M1',
      user: 'salma@atlas.example',
      extra: { channel_id: 'R1' },
    },
    { activity: 'remove_member', object_type: 'channel', object: 'Deals' },
  ]);
});
