import { expect, test } from 'vitest';
import { read } from '../formats/test-lines.ts';
import { activitiesOf } from './test-records.ts';

const event = (name: string, more: object = {}) => ({
  event: name,
  event_time: '2026-11-20T08:14:22+0000',
  actor_name: 'Salma Idrissi',
  actor_id: '1001',
  target_name: 'Omar Haddad',
  target_id: '1002',
  ip_address: '203.0.113.9',
  user_agent: 'Mozilla/5.0',
  ...more,
});

test.each([
  ['ADMIN_DEACTIVATE', 'disable', 'success'],
  ['Admin create account', 'create', 'success'],
  ['TWO_FACTOR_DISABLED', 'remove_mfa', 'success'],
  ['Password reset wrong code', 'reset_password', 'failure'],
  ['ADMIN_FORCE_LOG_OUT', 'sign_out', 'success'],
])('%s', (name, activity, outcome) => {
  expect(activitiesOf(event(name))).toMatchObject([
    {
      format: 'workplace',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      activity,
      outcome,
      user: 'Salma Idrissi',
      object: 'Omar Haddad',
      object_id: '1002',
      targets: 'Omar Haddad',
      src_ip: '203.0.113.9',
      extra: { source_action: name },
    },
  ]);
});

test('people who act on their own account, in answers of the API', () => {
  const login = {
    event: 'USER_LOGIN',
    event_time: 1_795_162_462,
    target: { name: 'Salma', email: 'salma@atlas.example', id: '1' },
  };
  expect(read(JSON.stringify({ data: [login], paging: {} })).events).toMatchObject([
    { activity: 'sign_in', object_type: 'session', user: 'salma@atlas.example' },
  ]);
});

test('each change of a webhook', () => {
  const change = (name: string) => ({
    field: 'sessions',
    value: { event: name, actor_name: 'Salma', target_name: 'Omar' },
  });
  const delivery = {
    object: 'workplace_security',
    entry: [{ id: 'C1', time: 1_795_162_462, changes: [change('USER_LOGIN'), change('USER_LOGOUT')] }],
  };
  expect(activitiesOf(delivery)).toMatchObject([
    { activity: 'sign_in', extra: { account: 'C1' } },
    { activity: 'sign_out', time: 1_795_162_462_000 },
  ]);
});
