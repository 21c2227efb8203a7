import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { activitiesOf } from './test-records.ts';

const client = {
  app_name: '1Password Browser',
  app_version: '81130001',
  platform_name: 'Chrome',
  os_name: 'Windows',
  ip_address: '203.0.113.9',
};
const location = {
  country: 'MA',
  region: 'Casablanca-Settat',
  city: 'Casablanca',
  latitude: 33.6,
  longitude: -7.6,
};

test('sign-in attempts, with the reason of a failure', () => {
  const record = {
    uuid: '56YE2TYN2VFYRLNSHKPW5NVT5E',
    session_uuid: 'A5K6COGVRVEJXJW3XQZGS7VAMM',
    timestamp: '2026-11-20T08:14:22.5Z',
    category: 'credentials_failed',
    type: 'password_secret_bad',
    country: 'MA',
    details: null,
    target_user: { uuid: 'IR7VJHJ36JHINBFAD7V2T5MP3E', name: 'Salma Idrissi', email: 'Salma@Atlas.example' },
    client,
    location,
  };
  const [event] = activitiesOf(record);
  expect(event).toMatchObject({
    format: '1password-events',
    time: Date.UTC(2026, 10, 20, 8, 14, 22, 500),
    activity: 'sign_in',
    outcome: 'failure',
    user: 'salma@atlas.example',
    user_domain: 'atlas.example',
    src_ip: '203.0.113.9',
    country: 'MA',
    city: 'Casablanca',
    lat: 33.6,
    session: 'A5K6COGVRVEJXJW3XQZGS7VAMM',
    extra: {
      source_action: 'password_secret_bad',
      reason: 'password_secret_bad',
      actor_name: 'Salma Idrissi',
    },
  });
  expect(originsOf(event?.origins).get('user')).toBe('target_user.email');
  expect(JSON.parse(event?.raw ?? '')).toEqual(record);
});

test('item usages and audit events', () => {
  const user = { uuid: 'U1', name: 'Omar Haddad', email: 'omar@atlas.example' };
  const common = { timestamp: '2026-11-20T08:14:22Z', location };
  expect(
    activitiesOf(
      {
        uuid: 'A',
        ...common,
        used_version: 0,
        vault_uuid: 'V1',
        item_uuid: 'I1',
        action: 'reveal',
        user,
        client,
      },
      {
        uuid: 'B',
        ...common,
        actor_uuid: 'U1',
        actor_details: user,
        action: 'suspend',
        object_type: 'user',
        object_uuid: 'U2',
        object_details: { uuid: 'U2', name: 'Sara', email: 'sara@atlas.example' },
        session: { uuid: 'S1', ip: '192.0.2.1', device_uuid: 'D1' },
      },
    ),
  ).toMatchObject([
    {
      activity: 'view',
      object_type: 'item',
      object_id: 'I1',
      outcome: 'success',
      user: 'omar@atlas.example',
    },
    {
      activity: 'disable',
      object_type: 'user',
      object: 'sara@atlas.example',
      targets: 'sara@atlas.example',
      src_ip: '192.0.2.1',
      session: 'S1',
    },
  ]);
});

test.each([
  ['disblmfa', 'user', 'remove_mfa', 'user'],
  ['join', 'gm', 'add_member', 'group'],
  ['updatea', 'uva', 'change_permission', 'vault'],
  ['trevoke', 'satoken', 'delete', 'api_key'],
  ['updatfw', 'account', 'configure', 'account'],
  ['delshare', 'itemshr', 'remove_link', 'link'],
  ['create', 'vault', 'create', 'vault'],
])('the audit event %s of %s', (action, object_type, activity, kind) => {
  const record = {
    uuid: 'B',
    timestamp: '2026-11-20T08:14:22Z',
    account_uuid: 'A1',
    actor_uuid: 'U1',
    actor_type: 'user',
    actor_details: { email: 'omar@atlas.example' },
    action,
    object_type,
    object_uuid: 'O1',
    aux_details: { email: 'sara@atlas.example' },
  };
  expect(activitiesOf(record)).toMatchObject([
    {
      activity,
      object_type: kind,
      targets: 'sara@atlas.example',
      extra: { account: 'A1', actor_type: 'user' },
    },
  ]);
});

test('a record without a time takes it from around it, or else when it was received', () => {
  const record = {
    uuid: 'A',
    timestamp: null,
    category: 'success',
    type: 'credentials_ok',
    target_user: { uuid: 'U1', email: 'omar@atlas.example' },
  };
  const [collected, received] = activitiesOf({ ...record, '@timestamp': '2026-11-20T08:14:22Z' }, record);
  expect(collected?.time).toBe(Date.UTC(2026, 10, 20, 8, 14, 22));
  expect(originsOf(collected?.origins).get('time')).toBe('@timestamp');
  expect(originsOf(received?.origins).get('time')).toBe('received');
});
