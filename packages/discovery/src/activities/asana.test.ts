import { expect, test } from 'vitest';
import { activitiesOf } from './test-records.ts';

function event(event_type: string, resource: object, details: object = {}) {
  return {
    gid: '12',
    created_at: '2026-11-20T08:14:22.500Z',
    event_type,
    event_category: 'x',
    actor: { actor_type: 'user', gid: '1', name: 'Salma Idrissi', email: 'salma@atlas.example' },
    resource,
    details,
    context: { context_type: 'web', client_ip_address: '203.0.113.9', user_agent: 'Mozilla/5.0' },
  };
}

const omar = { resource_type: 'user', gid: '2', name: 'Omar', email: 'omar@atlas.example' };

test('events of the audit log, in answers of the API', () => {
  const data = [
    event('user_workspace_admin_role_changed', omar, { old_value: 'member', new_value: 'domain_admin' }),
    event('attachment_downloaded', { resource_type: 'attachment', gid: '3', name: 'pay.pdf' }),
    event('user_login_failed', omar),
    event('workspace_default_session_duration_changed', {
      resource_type: 'workspace',
      gid: '4',
      name: 'Atlas',
    }),
    event(
      'team_privacy_settings_changed',
      { resource_type: 'team', gid: '5', name: 'HR' },
      { new_value: 'public' },
    ),
  ];
  expect(activitiesOf({ data, next_page: null })).toMatchObject([
    {
      format: 'asana-audit-log',
      time: Date.UTC(2026, 10, 20, 8, 14, 22, 500),
      activity: 'change_role',
      outcome: 'success',
      user: 'salma@atlas.example',
      object_type: 'user',
      object: 'omar@atlas.example',
      targets: 'omar@atlas.example',
      src_ip: '203.0.113.9',
      user_agent: 'Mozilla/5.0',
      raw_id: '12',
      extra: { source_action: 'user_workspace_admin_role_changed', role: 'domain_admin', before: 'member' },
    },
    { activity: 'download', object_type: 'file', object: 'pay.pdf', object_id: '3' },
    { activity: 'sign_in', outcome: 'failure' },
    { activity: 'configure', object_type: 'organization', object: 'Atlas' },
    { activity: 'change_sharing', object_type: 'group', extra: { exposure: 'internal' } },
  ]);
});
