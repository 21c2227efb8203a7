import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { read } from '../../formats/test-lines.ts';
import { activitiesOf } from '../test-records.ts';

const id = {
  time: '2026-11-20T08:14:22.500Z',
  uniqueQualifier: '-4862391820',
  applicationName: 'drive',
  customerId: 'C03az79cb',
};
const actor = { callerType: 'USER', email: 'salma@atlas.example', profileId: '10001' };

function reported(application: string, name: string, parameters: readonly object[], more: object = {}) {
  return {
    kind: 'admin#reports#activity',
    id: { ...id, applicationName: application },
    actor,
    ipAddress: '203.0.113.9',
    events: [{ type: 'x', name, parameters }],
    ...more,
  };
}

test('each event of a Drive activity, with the path of its own parameters', () => {
  const file = [
    { name: 'doc_id', value: '1AbC' },
    { name: 'doc_title', value: 'Salaries 2027' },
    { name: 'doc_type', value: 'spreadsheet' },
    { name: 'visibility', value: 'people_with_link' },
  ];
  const record = {
    ...reported('drive', '', []),
    events: [
      { type: 'access', name: 'edit', parameters: [{ name: 'primary_event', boolValue: true }, ...file] },
      {
        type: 'acl_change',
        name: 'change_user_access',
        parameters: [
          ...file,
          { name: 'target_user', value: 'Leila@Rival.example' },
          { name: 'old_value', multiValue: ['none'] },
          { name: 'new_value', multiValue: ['can_edit'] },
        ],
      },
    ],
    networkInfo: { regionCode: 'MA' },
  };
  const events = activitiesOf(record);
  expect(events).toMatchObject([
    { activity: 'edit', object: 'Salaries 2027', object_type: 'file', app: 'Google Drive' },
    {
      format: 'google-workspace',
      time: Date.UTC(2026, 10, 20, 8, 14, 22, 500),
      activity: 'share',
      outcome: 'success',
      user: 'salma@atlas.example',
      object_id: '1AbC',
      targets: 'leila@rival.example',
      src_ip: '203.0.113.9',
      country: 'MA',
      service_id: 'google-drive',
      raw_id: '-4862391820',
      extra: { source_action: 'change_user_access', exposure: 'public', role: 'can_edit', before: 'none' },
    },
  ]);
  expect(originsOf(events[1]?.origins).get('object')).toBe('events[1].parameters[name=doc_title].value');
  expect(JSON.parse(events[1]?.raw ?? '')).toEqual(record);
});

test.each([
  [
    'admin',
    'ADD_GROUP_MEMBER',
    { GROUP_EMAIL: 'hr@atlas.example', USER_EMAIL: 'omar@atlas.example' },
    'add_member',
    'group',
    'hr@atlas.example',
  ],
  [
    'admin',
    'ASSIGN_ROLE',
    { ROLE_NAME: '_SEED_ADMIN_ROLE', USER_EMAIL: 'omar@atlas.example' },
    'grant_permission',
    'user',
    'omar@atlas.example',
  ],
  [
    'admin',
    'CHANGE_DOCS_SETTING',
    { SETTING_NAME: 'SHARING', NEW_VALUE: 'ALLOWED' },
    'configure',
    'setting',
    'SHARING',
  ],
  ['admin', 'AUTHORIZE_API_CLIENT_ACCESS', { API_CLIENT_NAME: 'backup' }, 'authorize', 'app', 'backup'],
  [
    'token',
    'authorize',
    { app_name: 'Mail merge', client_id: '7', scope: ['a', 'b'] },
    'authorize',
    'app',
    'Mail merge',
  ],
  [
    'login',
    'suspicious_login',
    { affected_email_address: 'omar@atlas.example' },
    'alert',
    'user',
    'omar@atlas.example',
  ],
  [
    'user_accounts',
    'email_forwarding_out_of_domain',
    { email_forwarding_destination_address: 'x@rival.example' },
    'configure',
    'credential',
    'x@rival.example',
  ],
  [
    'groups_enterprise',
    'remove_member',
    { group_id: 'hr@atlas.example', member_id: 'omar@atlas.example' },
    'remove_member',
    'group',
    'hr@atlas.example',
  ],
  [
    'chat',
    'attachment_download',
    { attachment_name: 'plan.pdf', room_id: 'R1' },
    'download',
    'file',
    'plan.pdf',
  ],
  [
    'calendar',
    'change_calendar_acls',
    { calendar_id: 'hr@atlas.example', grantee_email: 'x@rival.example' },
    'change_sharing',
    'calendar',
    'hr@atlas.example',
  ],
  ['meet', 'call_ended', { meeting_code: 'ABCDEFGHIJ' }, 'leave', 'meeting', 'ABCDEFGHIJ'],
  ['gmail', 'delivery', { message_info: { subject: 'Invoice' } }, 'receive', 'mail', 'Invoice'],
  ['drive', 'download', { doc_title: 'Plans', doc_type: 'folder' }, 'download', 'folder', 'Plans'],
  ['rules', 'rule_match', { rule_name: 'Cards' }, 'alert', 'rule', 'Cards'],
])(
  '%s: %s, flattened with a map of parameters',
  (applicationName, name, parameters, activity, type, object) => {
    const record = {
      id: { ...id, applicationName },
      actor,
      name,
      type: 'x',
      parameters,
      ipAddress: '203.0.113.9',
    };
    expect(activitiesOf(record)).toMatchObject([
      { activity, object_type: type, object, user: 'salma@atlas.example', extra: { source_action: name } },
    ]);
  },
);

test('failed sign-ins and challenges', () => {
  expect(
    activitiesOf(
      reported('login', 'login_failure', [
        { name: 'login_failure_type', value: 'login_failure_invalid_password' },
      ]),
      reported('login', 'login_challenge', [{ name: 'login_challenge_status', value: 'Challenge Passed.' }]),
      reported('login', 'login_challenge', [{ name: 'login_challenge_status', value: 'Challenge Failed.' }]),
    ),
  ).toMatchObject([
    { activity: 'sign_in', outcome: 'failure', extra: { reason: 'login_failure_invalid_password' } },
    { activity: 'verify_mfa', outcome: 'success' },
    { activity: 'verify_mfa', outcome: 'failure' },
  ]);
});

test('people who are not signed in, service accounts, and API keys', () => {
  const view = (who: object) =>
    reported('drive', 'view', [{ name: 'doc_title', value: 'x' }], { actor: who });
  const events = activitiesOf(
    view({ profileId: '105250506097979753968' }),
    view({ email: 'sync@atlas.iam.gserviceaccount.com' }),
    view({ callerType: 'KEY', key: 'SYSTEM' }),
  );
  expect(events).toMatchObject([
    { extra: { actor_type: 'anonymous' } },
    { user: 'sync@atlas.iam.gserviceaccount.com', extra: { actor_type: 'service' } },
    { user: 'SYSTEM', extra: { actor_type: 'service' } },
  ]);
  expect(events[0]?.user).toBeUndefined();
});

test('rows of the BigQuery export, entries of Cloud Logging, a single event, and answers of the API', () => {
  const entry = {
    logName: 'organizations/123/logs/cloudaudit.googleapis.com%2Factivity',
    timestamp: '2026-11-20T08:14:22Z',
    insertId: 'q1',
    protoPayload: {
      serviceName: 'login.googleapis.com',
      methodName: 'google.login.LoginService.loginFailure',
      authenticationInfo: { principalEmail: 'salma@atlas.example' },
      requestMetadata: { callerIp: '203.0.113.9' },
      metadata: {
        '@type': 'type.googleapis.com/ccc_hosted_reporting.ActivityProto',
        activityId: { uniqQualifier: '5', timeUsec: '1795248862000000' },
        event: [{ eventName: 'login_failure', eventType: 'login', parameter: [] }],
      },
    },
  };
  const row = {
    time_usec: 1_795_248_862_000_000,
    email: 'salma@atlas.example',
    event_type: 'access',
    event_name: 'download',
    record_type: 'drive',
    ip_address: '203.0.113.9',
    drive: { doc_id: '1', doc_title: 'Plan', doc_type: 'pdf' },
  };
  const common = { user: 'salma@atlas.example', src_ip: '203.0.113.9' };
  const { events, ...rest } = reported('drive', 'print', [{ name: 'doc_title', value: 'Plan' }]);
  const single = { ...rest, events: events[0] };
  expect(activitiesOf(entry, row, single)).toMatchObject([
    { ...common, activity: 'sign_in', outcome: 'failure', raw_id: '5' },
    { ...common, activity: 'download', object: 'Plan', object_id: '1', app: 'Google Drive' },
    { ...common, activity: 'print', object: 'Plan' },
  ]);
  const answer = {
    kind: 'admin#reports#activities',
    etag: '"e"',
    items: [reported('meet', 'call_ended', []), row],
  };
  expect(read(JSON.stringify(answer)).events).toHaveLength(2);
});
