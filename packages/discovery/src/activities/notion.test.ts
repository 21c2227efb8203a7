import { expect, test } from 'vitest';
import { activitiesOf } from './test-records.ts';

function event(type: string, details: object, own = true) {
  return {
    event: {
      id: 'E1',
      timestamp: '2026-11-20T08:14:22.500Z',
      workspace_id: 'W1',
      actor: { id: 'U1', object: 'user', type: 'person', person: { email: 'salma@atlas.example' } },
      ip_address: '203.0.113.9',
      platform: 'web',
      type,
      ...(own ? { [type]: details } : { details }),
    },
  };
}

test('events, with details under their type or under details', () => {
  const guest = {
    target: { type: 'page_id', page_id: 'P1' },
    entity: { person: { email: 'leila@rival.example' } },
  };
  expect(
    activitiesOf(
      event('page.permissions.guest_role_added', { ...guest, new_permission: 'editor' }),
      event('page.exported', { target: { page_id: 'P2' }, page_name: 'Plans' }, false),
      event('workspace.settings.enforce_saml_sso_config_updated', { state: 'disabled' }),
      event('workspace.content_exported', {}),
      event('user.login', { authType: 'email' }, false),
    ),
  ).toMatchObject([
    {
      format: 'notion-audit-log',
      time: Date.UTC(2026, 10, 20, 8, 14, 22, 500),
      activity: 'share',
      outcome: 'success',
      user: 'salma@atlas.example',
      object_type: 'page',
      object: 'P1',
      object_id: 'P1',
      targets: 'leila@rival.example',
      src_ip: '203.0.113.9',
      raw_id: 'E1',
      extra: { exposure: 'external', role: 'editor', account: 'W1' },
    },
    { activity: 'export', object: 'Plans', object_id: 'P2' },
    { activity: 'configure', object_type: 'setting', extra: { after: 'disabled' } },
    { activity: 'export', object_type: 'organization', object_id: 'W1' },
    { activity: 'sign_in', object_type: 'user' },
  ]);
});
