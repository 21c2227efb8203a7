import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { activitiesOf } from './test-records.ts';

const salma = { type: 'user', id: '11', name: 'Salma Idrissi', login: 'salma@atlas.example' };
const budget = {
  item_type: 'file',
  item_id: '77',
  item_name: 'Budget.xlsx',
  parent: { type: 'folder', id: '7', name: 'Finance' },
  owned_by: { type: 'user', id: '12', name: 'Omar', login: 'omar@atlas.example' },
};

/** An event of the enterprise stream, as Box's API reference describes it. */
function boxEvent(event_type: string, more: object = {}) {
  return {
    type: 'event',
    event_id: 'e-1',
    event_type,
    created_at: '2026-11-20T09:14:22+01:00',
    created_by: salma,
    source: budget,
    ip_address: '203.0.113.9',
    session_id: 'S1',
    additional_details: null,
    ...more,
  };
}

test('a download, with its place and where each fact was read', () => {
  const record = boxEvent('DOWNLOAD', {
    additional_details: { size: 2048, service_id: '1', service_name: 'Box Sync' },
  });
  const [event] = activitiesOf(record);
  expect(event).toMatchObject({
    format: 'box-events',
    time: Date.UTC(2026, 10, 20, 8, 14, 22),
    user: 'salma@atlas.example',
    activity: 'download',
    outcome: 'success',
    object_type: 'file',
    object: 'Budget.xlsx',
    object_id: '77',
    src_ip: '203.0.113.9',
    session: 'S1',
    raw_id: 'e-1',
    extra: {
      source_action: 'DOWNLOAD',
      path: 'Finance',
      size: '2048',
      client: 'Box Sync',
      actor_type: 'user',
    },
  });
  expect(originsOf(event?.origins).get('object')).toBe('source.item_name');
  expect(JSON.parse(event?.raw ?? '')).toEqual(record);
});

test.each([
  ['FAILED_LOGIN', { source: salma }, { activity: 'sign_in', outcome: 'failure' }],
  ['ITEM_SHARED_UPDATE', {}, { activity: 'change_link', object: 'Budget.xlsx' }],
  [
    'COLLABORATION_INVITE',
    {
      source: { folder_id: '7', folder_name: 'Finance' },
      accessible_by: { type: 'user', id: '20', name: 'Sara', login: 'Sara@partner.example' },
      additional_details: { role: 'Editor' },
    },
    {
      activity: 'share',
      object_type: 'folder',
      object: 'Finance',
      targets: 'sara@partner.example',
      extra: { role: 'Editor' },
    },
  ],
  [
    'GROUP_ADD_USER',
    { source: { user_id: '12', user_name: 'Omar', group_id: '5', group_name: 'Finance team' } },
    { activity: 'add_member', object_type: 'group', object: 'Finance team', object_id: '5', targets: 'Omar' },
  ],
  [
    'EDIT_USER',
    { source: { type: 'user', id: '12', name: 'Omar', login: 'omar@atlas.example' } },
    { activity: 'edit', object_type: 'user', object: 'omar@atlas.example', targets: 'omar@atlas.example' },
  ],
  ['SHIELD_SHARED_LINK_ACCESS_BLOCKED', {}, { activity: 'block' }],
  ['METADATA_TEMPLATE_UPDATE', { source: null }, { activity: 'edit', object_type: 'setting' }],
  ['RETENTION_POLICY_ASSIGNMENT_ADD', { source: null }, { activity: 'create', object_type: 'policy' }],
])('%s', (type, more, expected) => {
  expect(activitiesOf(boxEvent(type, more))).toMatchObject([expected]);
});

test('people without an account, and users an app acts for', () => {
  const nobody = { type: 'user', id: '2', name: 'Unknown User', login: '' };
  const app = { type: 'user', id: '30', name: 'Connector', login: 'AutomationUser_1@boxdevedition.com' };
  const [visit, sync] = activitiesOf(
    boxEvent('PREVIEW', { created_by: nobody }),
    boxEvent('UPLOAD', { action_by: app }),
  );
  expect(visit?.user).toBeUndefined();
  expect(visit?.extra?.actor_type).toBe('anonymous');
  expect(sync).toMatchObject({
    user: 'automationuser_1@boxdevedition.com',
    on_behalf_of: 'salma@atlas.example',
    extra: { actor_type: 'service' },
  });
});

test('alerts of Shield, with details as JSON text', () => {
  const shield_alert = {
    rule_category: 'Anomalous Download',
    rule_name: 'Mass downloads',
    alert_id: 500,
    severity: 'High',
    user: { id: 12, name: 'Omar', email: 'omar@atlas.example' },
    alert_summary: { description: 'Downloads grew tenfold' },
  };
  expect(
    activitiesOf(
      boxEvent('SHIELD_ALERT', { source: salma, additional_details: JSON.stringify({ shield_alert }) }),
    ),
  ).toMatchObject([
    {
      activity: 'alert',
      object_type: 'alert',
      object: 'Mass downloads',
      object_id: '500',
      severity: 'high',
      message: 'Downloads grew tenfold',
      targets: 'omar@atlas.example',
    },
  ]);
});

test('events come in answers of the API', () => {
  const answer = { chunk_size: 1, next_stream_position: '1', entries: [boxEvent('UPLOAD')] };
  expect(activitiesOf(answer)).toMatchObject([{ activity: 'upload' }]);
});
