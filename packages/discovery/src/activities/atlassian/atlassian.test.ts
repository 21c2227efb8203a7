import { describe, expect, test } from 'vitest';
import { activitiesOf } from '../test-records.ts';

const TIME = Date.UTC(2026, 10, 20, 8, 14, 22);

describe('organization audit log', () => {
  const actor = { id: '712020:1', name: 'Salma Idrissi', email: 'Salma@atlas.example' };
  const container = [
    { id: 'site-1', type: 'sites', attributes: { siteHostName: 'https://atlas.example', siteName: 'atlas' } },
  ];
  const event = (action: string, attributes: object = {}) => ({
    id: 'e-1',
    type: 'events',
    attributes: {
      time: '2026-11-20T08:14:22Z',
      action,
      actor,
      container,
      context: [],
      location: { ip: '203.0.113.9', city: 'Rabat', countryName: 'Morocco' },
      ...attributes,
    },
    message: { content: 'What happened', format: 'simple' },
  });

  test('a member of a group', () => {
    const context = [
      { id: '712020:2', type: 'users', attributes: { name: 'Omar', email: 'omar@atlas.example' } },
      { id: 'g-1', type: 'groups', attributes: { name: 'site-admins' } },
    ];
    expect(activitiesOf({ data: [event('user_added_to_group', { context })] })).toMatchObject([
      {
        format: 'atlassian-organization',
        time: TIME,
        user: 'salma@atlas.example',
        user_domain: 'atlas.example',
        activity: 'add_member',
        outcome: 'success',
        object_type: 'group',
        object: 'site-admins',
        object_id: 'g-1',
        targets: 'omar@atlas.example;site-admins',
        src_ip: '203.0.113.9',
        country: 'MA',
        city: 'Rabat',
        service_id: 'atlassian-cloud',
        raw_id: 'e-1',
        message: 'What happened',
        extra: { source_action: 'user_added_to_group', actor_name: 'Salma Idrissi', path: 'atlas' },
      },
    ]);
  });

  test('an administrator who logs in as another person', () => {
    const context = [{ id: '712020:2', type: 'users', attributes: { email: 'omar@atlas.example' } }];
    expect(activitiesOf(event('user_logged_in_as_user', { context }))).toMatchObject([
      { activity: 'assume_role', on_behalf_of: 'omar@atlas.example', object_type: 'user' },
    ]);
  });

  test.each([
    ['confluence_page_viewed', 'view', 'page', 'confluence'],
    ['jira_issue_created', 'create', 'issue', 'jira'],
    ['bitbucket_repository_deleted', 'delete', 'repository', 'bitbucket'],
    ['api_token_created', 'create', 'api_key', 'atlassian-cloud'],
    ['user_granted_role', 'grant_permission', 'user', 'atlassian-cloud'],
    ['user_invited_to_product', 'invite', 'user', 'atlassian-cloud'],
    ['user_deactivated', 'disable', 'user', 'atlassian-cloud'],
    ['policy_updated', 'edit', 'policy', 'atlassian-cloud'],
    ['user_login', 'sign_in', 'user', 'atlassian-cloud'],
  ])('%s means %s of %s', (action, activity, type, service) => {
    expect(activitiesOf(event(action))).toMatchObject([
      { activity, object_type: type, service_id: service, object: 'atlas' },
    ]);
  });
});

test('Jira audit records', () => {
  const record = (summary: string, more: object = {}) => ({
    id: 7,
    summary,
    remoteAddress: '203.0.113.9',
    authorKey: 'salma',
    created: '2026-11-20T08:14:22.000+0000',
    category: 'user management',
    objectItem: { id: 'omar', name: 'omar', typeName: 'USER', parentName: 'directory' },
    changedValues: [{ fieldName: 'email', changedFrom: 'a@atlas.example', changedTo: 'b@atlas.example' }],
    ...more,
  });
  const events = activitiesOf({
    offset: 0,
    records: [
      record('User updated'),
      record('Permission scheme updated', {
        objectItem: { name: 'Default', typeName: 'SCHEME' },
        authorKey: null,
      }),
      record('Permission added', { objectItem: { name: 'Default', typeName: 'SCHEME' } }),
    ],
  });
  expect(events).toMatchObject([
    {
      time: TIME,
      user: 'salma',
      activity: 'edit',
      object_type: 'user',
      object: 'omar',
      targets: 'omar',
      src_ip: '203.0.113.9',
      service_id: 'jira',
      extra: { before: 'a@atlas.example', after: 'b@atlas.example', path: 'directory' },
    },
    {
      activity: 'change_permission',
      object_type: 'policy',
      object: 'Default',
      extra: { actor_type: 'system' },
    },
    { activity: 'grant_permission', object_type: 'policy' },
  ]);
});

test('Confluence audit records', () => {
  const events = activitiesOf({
    results: [
      {
        author: { type: 'user', displayName: 'Salma Idrissi', accountId: '712020:1', username: '' },
        remoteAddress: '203.0.113.9',
        creationDate: TIME,
        summary: 'Space permission removed',
        category: 'Permissions',
        affectedObject: { name: 'Omar', objectType: 'User' },
        changedValues: [{ name: 'Type', oldValue: 'VIEWSPACE', newValue: '' }],
        associatedObjects: [{ name: 'Payroll', objectType: 'Space' }],
      },
    ],
  });
  expect(events).toMatchObject([
    {
      time: TIME,
      user: 'Salma Idrissi',
      activity: 'revoke_permission',
      object_type: 'user',
      object: 'Omar',
      targets: 'Omar',
      extra: { path: 'Payroll', before: 'VIEWSPACE' },
    },
  ]);
});

test('audit files of Data Center products', () => {
  const [event] = activitiesOf({
    timestamp: { epochSecond: TIME / 1000, nano: 250_000_000 },
    author: { id: '2', name: 'salma', type: 'ApplicationUser' },
    auditType: { action: 'User login failed', category: 'Authentication', level: 'ADVANCED' },
    affectedObjects: [{ id: '2', name: 'salma', type: 'USER' }],
    changedValues: [],
    source: '203.0.113.9',
    system: 'https://jira.atlas.example',
    version: '1.0',
  });
  expect(event).toMatchObject({
    time: TIME + 250,
    user: 'salma',
    activity: 'sign_in',
    outcome: 'failure',
    service_id: 'jira',
    src_ip: '203.0.113.9',
    object: 'salma',
  });
});
