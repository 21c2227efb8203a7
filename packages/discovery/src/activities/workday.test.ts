import { expect, test } from 'vitest';
import { activitiesOf } from './test-records.ts';

const TIME = Date.UTC(2026, 10, 20, 8, 14, 22);

test('user activity', () => {
  const activity = (activityAction: string, taskDisplayName: string, more: object = {}) => ({
    requestTime: '2026-11-20T08:14:22.000Z',
    systemAccount: 'sidrissi / Salma Idrissi',
    activityAction,
    taskDisplayName,
    taskId: 't1',
    sessionId: 's1',
    ipAddress: '203.0.113.9',
    ...more,
  });
  const target = { id: 'w7', descriptor: 'Omar Haddad', href: 'https://workday.example/w7' };
  expect(
    activitiesOf({
      total: 3,
      data: [
        activity('READ', 'View Worker', { target }),
        activity('WRITE', 'Edit Security Group'),
        activity('WRITE', 'Create Position', { systemAccount: 'wd-support' }),
      ],
    }),
  ).toMatchObject([
    {
      format: 'workday',
      time: TIME,
      user: 'sidrissi',
      activity: 'view',
      object_type: 'user',
      object: 'Omar Haddad',
      object_id: 'w7',
      outcome: 'success',
      src_ip: '203.0.113.9',
      session: 's1',
      extra: { actor_name: 'Salma Idrissi', source_action: 'READ View Worker' },
    },
    { activity: 'edit', object_type: 'group', object: 'Edit Security Group' },
    { activity: 'create', user: 'wd-support', extra: { actor_type: 'vendor' } },
  ]);
});

test('signons of reports and services', () => {
  expect([
    ...activitiesOf({
      Report_Entry: [
        {
          Workday_Account: 'salma@atlas.example / Salma Idrissi',
          Signon: 'salma@atlas.example / Salma Idrissi: 2026 11 20 00 14 22 000 -0800',
          Session_Start: '2026-11-20T00:14:22-08:00',
          Failed_Signon: '0',
          Session_IP_Address: '203.0.113.9',
          Session_ID: '863734',
          Authentication_Type_for_Signon: 'SAML',
          Operating_System: 'Windows 11',
          Browser_Type: 'Edge',
        },
      ],
    }),
    ...activitiesOf({
      User_Name: 'omar',
      Signon_DateTime: '2026-11-20T08:14:22Z',
      Successful: '0',
      Failed_Signon: '1',
      Authentication_Failure_Message: 'Invalid user name or password',
      Signon_IP_Address: '203.0.113.9',
    }),
  ]).toMatchObject([
    {
      time: TIME,
      user: 'salma@atlas.example',
      activity: 'sign_in',
      outcome: 'success',
      session: '863734',
      os: 'Windows',
      browser: 'Edge',
      src_ip: '203.0.113.9',
    },
    { time: TIME, user: 'omar', outcome: 'failure', extra: { reason: 'Invalid user name or password' } },
  ]);
});
