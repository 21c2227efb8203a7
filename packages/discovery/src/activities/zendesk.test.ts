import { expect, test } from 'vitest';
import { activitiesOf } from './test-records.ts';

function entry(action: string, source_type: string, source_label: string, change_description: string) {
  return {
    url: 'https://atlas.zendesk.com/api/v2/audit_logs/1.json',
    id: 498_483,
    action_label: 'x',
    actor_id: 1234,
    actor_name: 'Salma Idrissi',
    source_id: 77,
    source_type,
    source_label,
    action,
    change_description,
    ip_address: '203.0.113.9',
    created_at: '2026-11-20T08:14:22Z',
  };
}

test('entries, in answers of the API', () => {
  const audit_logs = [
    entry('update', 'user', 'Team member: Omar Haddad', 'Role changed from Agent to Administrator'),
    entry('create', 'account_setting', 'Credit card redaction', 'Disabled'),
    entry('destroy', 'rule', 'Automation: Close tickets', ''),
    entry('login', 'user', 'Salma Idrissi', 'Failed sign-in'),
  ];
  expect(activitiesOf({ audit_logs, count: 4, next_page: null })).toMatchObject([
    {
      format: 'zendesk-audit-logs',
      time: Date.UTC(2026, 10, 20, 8, 14, 22),
      activity: 'change_role',
      outcome: 'success',
      user: 'Salma Idrissi',
      object_type: 'user',
      object: 'Team member: Omar Haddad',
      object_id: '77',
      src_ip: '203.0.113.9',
      raw_id: '498483',
      extra: { source_action: 'update', before: 'Agent', after: 'Administrator', role: 'Administrator' },
    },
    {
      activity: 'configure',
      object_type: 'setting',
      object: 'Credit card redaction',
      extra: { after: 'Disabled' },
    },
    { activity: 'delete', object_type: 'rule' },
    { activity: 'sign_in', outcome: 'failure' },
  ]);
});
