import { expect, test } from 'vitest';
import { read } from '../../formats/test-lines.ts';
import { activitiesOf } from '../test-records.ts';

const TIME = '2026-11-20T08:14:22Z';

test.each([
  [
    'Batch Update',
    'User',
    'Change Role  - omar@atlas.example: from Member to Admin',
    'change_role',
    'user',
    'omar@atlas.example',
  ],
  ['Update', 'User', 'Deactivate User omar@atlas.example ', 'disable', 'user', 'omar@atlas.example'],
  [
    'SCIM API - Update',
    'User',
    'Edit User omar@atlas.example  - Change Type: from Basic to Licensed',
    'edit',
    'user',
    'omar@atlas.example',
  ],
  [
    'Update',
    'Account',
    'Security  - Only meetings with passcodes: from On to Off',
    'configure',
    'setting',
    'Only meetings with passcodes',
  ],
  ['Add', 'User Group', 'Add Group Sales', 'create', 'group', 'Sales'],
  ['Update', 'User Group', 'Edit Group Sales  - Passcode: from Off to On', 'configure', 'group', 'Sales'],
  ['Delete', 'Recording', 'Board meeting', 'delete', 'recording', 'Board meeting'],
])('operation log: %s %s: %s', (action, category_type, operation_detail, activity, type, object) => {
  const entry = { time: TIME, operator: 'salma@atlas.example', category_type, action, operation_detail };
  expect(activitiesOf(entry)).toMatchObject([
    {
      format: 'zoom',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      activity,
      object_type: type,
      object,
      outcome: 'success',
      user: 'salma@atlas.example',
      extra: { source_action: action },
    },
  ]);
});

test('the values before and after a change', () => {
  const operation_detail = 'Change Role  - omar@atlas.example: from Member to Admin';
  const entry = {
    time: TIME,
    operator: 'a@atlas.example',
    category_type: 'User',
    action: 'Update',
    operation_detail,
  };
  expect(activitiesOf(entry)[0]).toMatchObject({
    targets: 'omar@atlas.example',
    extra: { before: 'Member', after: 'Admin', role: 'Admin' },
  });
});

test('sign-ins and meeting activities, in answers of the API', () => {
  const signOut = {
    email: 'salma@atlas.example',
    time: TIME,
    type: 'Sign out',
    ip_address: '203.0.113.9',
    client_type: 'Browser',
    version: '5',
  };
  const left = {
    meeting_number: '123 456',
    activity_time: TIME,
    operator: 'Salma',
    operator_email: 'salma@atlas.example',
    activity_category: 'User Left',
    activity_detail: 'Salma left the meeting.',
  };
  const answers = [
    { from: '2026-11-01', to: '2026-11-20', page_size: 30, next_page_token: '', activity_logs: [signOut] },
    { next_page_token: 'x', page_size: 30, meeting_activity_logs: [left] },
  ];
  expect(answers.flatMap((answer) => read(JSON.stringify(answer)).events)).toMatchObject([
    { activity: 'sign_out', user: 'salma@atlas.example', src_ip: '203.0.113.9' },
    { activity: 'leave', user: 'salma@atlas.example', object: '123 456', extra: { actor_name: 'Salma' } },
  ]);
});

test('webhooks', () => {
  const delivery = (event: string, object: object, more: object = {}) => ({
    event,
    event_ts: 1_795_162_462_500,
    payload: { account_id: 'A1', ...more, object },
  });
  const participant = { user_name: 'Leila', email: 'leila@rival.example', leave_time: TIME };
  expect(
    activitiesOf(
      delivery('user.signed_in', {
        id: 'U1',
        email: 'salma@atlas.example',
        date_time: TIME,
        client_type: 'browser',
      }),
      delivery('meeting.participant_left', { id: '99', uuid: 'x==', topic: 'Board', participant }),
      delivery(
        'user.deactivated',
        { id: 'U2', email: 'omar@atlas.example' },
        { operator: 'salma@atlas.example' },
      ),
      delivery(
        'recording.trashed',
        { id: 7, topic: 'Board', host_email: 'h@atlas.example' },
        { operator: 'salma@atlas.example' },
      ),
    ),
  ).toMatchObject([
    { activity: 'sign_in', user: 'salma@atlas.example' },
    {
      activity: 'leave',
      object_type: 'meeting',
      object: 'Board',
      user: 'leila@rival.example',
      session: 'x==',
    },
    {
      activity: 'disable',
      object: 'omar@atlas.example',
      targets: 'omar@atlas.example',
      time: 1_795_162_462_500,
    },
    { activity: 'delete', object_type: 'recording', object: 'Board', user: 'salma@atlas.example' },
  ]);
});
