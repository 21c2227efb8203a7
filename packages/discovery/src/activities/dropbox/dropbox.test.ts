import { originsOf } from '@casbah/domain/activity';
import { expect, test } from 'vitest';
import { activitiesOf } from '../test-records.ts';

const person = (email: string) => ({
  '.tag': 'team_member',
  account_id: `dbid:${email}`,
  display_name: 'Salma Idrissi',
  email,
  team_member_id: 'dbmid:1',
});
const user = (email: string) => ({ '.tag': 'user', user: person(email) });

const budget = {
  '.tag': 'file',
  path: {
    contextual: '/Finance/Budget.xlsx',
    namespace_relative: { ns_id: '1', relative_path: '/Budget.xlsx' },
  },
  display_name: 'Budget.xlsx',
  file_id: 'id:77',
  file_size: 2048,
};

/** An event with the members of TeamEvent in Dropbox's API reference. */
function teamEvent(type: string, more: object = {}) {
  return {
    timestamp: '2026-11-20T08:14:22Z',
    event_category: { '.tag': 'file_operations' },
    actor: user('Salma@atlas.example'),
    origin: {
      geo_location: {
        city: 'Casablanca',
        region: 'Casablanca-Settat',
        country: 'MA',
        ip_address: '203.0.113.9',
      },
      access_method: { '.tag': 'end_user', end_user: { '.tag': 'web', session_id: 'dbwsid:1' } },
    },
    involve_non_team_member: false,
    context: person('salma@atlas.example'),
    assets: [],
    event_type: { '.tag': type, description: 'What happened' },
    details: { '.tag': `${type}_details` },
    ...more,
  };
}

test('a download, with its place and where each fact was read', () => {
  const [event] = activitiesOf(teamEvent('file_download', { assets: [budget] }));
  expect(event).toMatchObject({
    format: 'dropbox-team-log',
    time: Date.UTC(2026, 10, 20, 8, 14, 22),
    user: 'salma@atlas.example',
    activity: 'download',
    outcome: 'success',
    object_type: 'file',
    object: 'Budget.xlsx',
    object_id: 'id:77',
    src_ip: '203.0.113.9',
    country: 'MA',
    city: 'Casablanca',
    session: 'dbwsid:1',
    extra: { source_action: 'file_download', path: '/Finance/Budget.xlsx', size: '2048', client: 'end_user' },
  });
  expect(originsOf(event?.origins).get('object')).toBe('assets[0].display_name');
});

test.each([
  [
    'login_fail',
    {
      details: {
        '.tag': 'login_fail_details',
        login_method: { '.tag': 'password' },
        error_details: { user_friendly_message: 'Wrong password' },
      },
    },
    {
      activity: 'sign_in',
      outcome: 'failure',
      extra: { reason: 'Wrong password', login_method: 'password' },
    },
  ],
  [
    'shared_content_add_member',
    {
      assets: [budget],
      involve_non_team_member: true,
      participants: [user('Sara@partner.example')],
      details: { shared_content_access_level: { '.tag': 'editor' } },
    },
    { activity: 'share', targets: 'sara@partner.example', extra: { role: 'editor', exposure: 'external' } },
  ],
  [
    'shared_link_settings_change_audience',
    { assets: [budget], details: { new_value: { '.tag': 'public' }, previous_value: { '.tag': 'team' } } },
    { activity: 'change_link', extra: { exposure: 'public', before: 'team', after: 'public' } },
  ],
  [
    'group_add_member',
    {
      participants: [
        user('omar@atlas.example'),
        { '.tag': 'group', group: { group_id: 'g:1', display_name: 'Finance' } },
      ],
    },
    {
      activity: 'add_member',
      object_type: 'group',
      object: 'Finance',
      object_id: 'g:1',
      targets: 'omar@atlas.example',
    },
  ],
  [
    'member_change_admin_role',
    { participants: [user('omar@atlas.example')], details: { new_value: { '.tag': 'team_admin' } } },
    {
      activity: 'change_role',
      object_type: 'user',
      object: 'omar@atlas.example',
      extra: { role: 'team_admin' },
    },
  ],
  [
    'member_change_status',
    { participants: [user('omar@atlas.example')], details: { new_value: { '.tag': 'suspended' } } },
    { activity: 'disable', object: 'omar@atlas.example' },
  ],
  ['tfa_change_status', { details: { new_value: { '.tag': 'disabled' } } }, { activity: 'remove_mfa' }],
  [
    'app_link_user',
    { details: { app_info: { '.tag': 'user_linked_app', app_id: 'app:1', display_name: 'Mail merge' } } },
    { activity: 'authorize', object_type: 'app', object: 'Mail merge', object_id: 'app:1' },
  ],
  [
    'file_rename',
    {
      assets: [budget, { ...budget, path: { contextual: '/Finance/Plan.xlsx' }, display_name: 'Plan.xlsx' }],
      details: { relocate_action_details: [{ src_asset_index: 0, dest_asset_index: 1 }] },
    },
    { activity: 'rename', object: 'Budget.xlsx', extra: { after: '/Finance/Plan.xlsx' } },
  ],
  [
    'sharing_change_link_policy',
    { details: { new_value: { '.tag': 'default_public' } } },
    { activity: 'configure', object_type: 'setting', object: 'sharing_change_link_policy' },
  ],
  [
    'paper_doc_trashed',
    { assets: [{ '.tag': 'paper_document', doc_id: 'd', doc_title: 'Plan' }] },
    { activity: 'delete', object_type: 'page', object: 'Plan' },
  ],
])('%s', (type, more, expected) => {
  expect(activitiesOf(teamEvent(type, more))).toMatchObject([expected]);
});

test('administrators who open an account, apps, and Dropbox itself', () => {
  const app = { '.tag': 'app', app: { '.tag': 'team_linked_app', app_id: 'app:1', display_name: 'Backup' } };
  expect(
    activitiesOf(
      teamEvent('file_preview', { actor: { '.tag': 'admin', admin: person('omar@atlas.example') } }),
      teamEvent('file_copy', { actor: app, context: { '.tag': 'team' } }),
      teamEvent('file_delete', { actor: { '.tag': 'dropbox' }, context: { '.tag': 'team' } }),
    ),
  ).toMatchObject([
    { user: 'omar@atlas.example', on_behalf_of: 'salma@atlas.example' },
    { user: 'Backup', extra: { actor_type: 'service' } },
    { user: 'Dropbox', extra: { actor_type: 'vendor' } },
  ]);
});

test('events come in answers of the API, and with tags renamed for databases', () => {
  const answer = { events: [teamEvent('file_add', { assets: [budget] })], cursor: 'c', has_more: false };
  expect(activitiesOf(answer)).toMatchObject([{ activity: 'upload', object: 'Budget.xlsx' }]);
  const renamed: unknown = JSON.parse(JSON.stringify(answer.events[0]).replaceAll('".tag"', '"_tag"'));
  expect(activitiesOf({ events: [renamed] })).toMatchObject([{ activity: 'upload', object_type: 'file' }]);
});
