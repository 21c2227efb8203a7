import { expect, test } from 'vitest';
import { read } from '../../formats/test-lines.ts';
import { activitiesOf } from '../test-records.ts';

const actor = {
  type: 'user',
  user: { id: 'W1', name: 'Salma Idrissi', email: 'salma@atlas.example', team: 'T1' },
};
const context = {
  location: { type: 'workspace', id: 'T1', name: 'Atlas', domain: 'atlas' },
  ua: 'Mozilla/5.0',
  ip_address: '203.0.113.9',
  session_id: 1_847_288,
};

function entry(action: string, entity: object | undefined, details: object = {}) {
  return { id: '0123a45b', date_create: 1_795_162_462, action, actor, entity, context, details };
}

test('a file downloaded', () => {
  const file = { id: 'F1', name: 'pay.xlsx', filetype: 'xlsx', title: 'Salaries' };
  expect(activitiesOf(entry('file_downloaded', { type: 'file', file }))).toMatchObject([
    {
      format: 'slack-audit-logs',
      time: 1_795_162_462_000,
      activity: 'download',
      outcome: 'success',
      user: 'salma@atlas.example',
      object_type: 'file',
      object: 'Salaries',
      object_id: 'F1',
      src_ip: '203.0.113.9',
      user_agent: 'Mozilla/5.0',
      session: '1847288',
      raw_id: '0123a45b',
      extra: { source_action: 'file_downloaded', actor_name: 'Salma Idrissi', account: 'T1' },
    },
  ]);
});

const omar = { type: 'user', user: { id: 'W2', name: 'Omar', email: 'omar@atlas.example', team: 'T1' } };
const channel = { type: 'channel', channel: { id: 'C1', name: 'deals', privacy: 'private' } };

test.each([
  ['role_change_to_admin', omar, 'change_role', 'user', 'omar@atlas.example'],
  ['user_deactivated', omar, 'disable', 'user', 'omar@atlas.example'],
  ['user_channel_join', channel, 'join', 'channel', 'deals'],
  ['external_shared_channel_invite_sent', channel, 'share', 'channel', 'deals'],
  [
    'app_installed',
    { type: 'app', app: { id: 'A1', name: 'Notes', scopes: ['files:read'] } },
    'install',
    'app',
    'Notes',
  ],
  [
    'pref.two_factor_auth_changed',
    { type: 'workspace', workspace: { id: 'T1', name: 'Atlas' } },
    'configure',
    'setting',
    'pref.two_factor_auth',
  ],
  ['sso_setting_changed', undefined, 'configure', 'setting', 'sso_setting'],
  [
    'manual_export_started',
    { type: 'workspace', workspace: { id: 'T1', name: 'Atlas' } },
    'export',
    'organization',
    'Atlas',
  ],
])('%s', (action, entity, activity, type, object) => {
  expect(activitiesOf(entry(action, entity))).toMatchObject([{ activity, object_type: type, object }]);
});

test('anomalies with their reasons, and failed sign-ins', () => {
  const events = activitiesOf(
    entry('anomaly', omar, { reason: ['asn', 'tor'], previous_ip_address: '192.0.2.7' }),
    entry('user_login_failed', omar),
  );
  expect(events).toMatchObject([
    { activity: 'alert', targets: 'omar@atlas.example', extra: { reason: 'asn, tor' } },
    { activity: 'sign_in', outcome: 'failure' },
  ]);
});

test('answers of the API', () => {
  const answer = {
    entries: [entry('user_login', omar), entry('user_logout', omar)],
    response_metadata: { next_cursor: 'x' },
  };
  expect(read(JSON.stringify(answer)).events).toMatchObject([
    { activity: 'sign_in' },
    { activity: 'sign_out' },
  ]);
});
