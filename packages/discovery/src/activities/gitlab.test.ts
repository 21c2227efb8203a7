import { expect, test } from 'vitest';
import { activitiesOf } from './test-records.ts';

const common = {
  id: 7,
  author_id: 3,
  entity_id: 6,
  created_at: '2026-11-20T08:14:22.500Z',
};
const who = { author_name: 'Salma Idrissi', ip_address: '203.0.113.9', entity_path: 'atlas/web' };

test('events of the API, with members under details', () => {
  const details = { ...who, target_id: 9, target_type: 'User', target_details: 'Omar Haddad' };
  const member = {
    ...common,
    entity_type: 'Project',
    details: { add: 'user_access', as: 'Developer', ...details },
  };
  expect(activitiesOf(member)).toMatchObject([
    {
      format: 'gitlab-audit-events',
      time: Date.UTC(2026, 10, 20, 8, 14, 22, 500),
      activity: 'add_member',
      outcome: 'success',
      user: 'Salma Idrissi',
      object_type: 'user',
      object: 'Omar Haddad',
      object_id: '9',
      targets: 'Omar Haddad',
      src_ip: '203.0.113.9',
      extra: { role: 'Developer', path: 'atlas/web' },
    },
  ]);
  const change = (more: object) => ({
    ...common,
    entity_type: 'Project',
    details: { ...who, target_type: 'Project', target_details: 'web', ...more },
  });
  expect(
    activitiesOf(
      change({ change: 'visibility', from: 'Private', to: 'Public' }),
      change({ remove: 'project' }),
      change({ custom_message: 'Created project access token' }),
    ),
  ).toMatchObject([
    { activity: 'change_sharing', object_type: 'repository', object: 'web', extra: { before: 'Private' } },
    { activity: 'delete' },
    { activity: 'create', message: 'Created project access token' },
  ]);
});

test('streamed events and the log file', () => {
  const streamed = {
    ...common,
    ...who,
    entity_type: 'Project',
    event_type: 'repository_git_operation',
    details: { custom_message: { protocol: 'ssh', action: 'git-upload-pack' } },
    target_type: 'Project',
    target_details: 'web',
  };
  const logged = {
    ...common,
    severity: 'INFO',
    time: common.created_at,
    entity_type: 'User',
    event_name: 'login_failed_with_standard_authentication',
    author_name: 'salma',
    target_type: 'User',
    target_details: 'salma',
    correlation_id: '01H',
  };
  expect(activitiesOf(streamed, logged)).toMatchObject([
    { activity: 'download', object: 'web', src_ip: '203.0.113.9' },
    { activity: 'sign_in', outcome: 'failure', user: 'salma', session: '01H' },
  ]);
});
