import { expect, test } from 'vitest';
import { activitiesOf } from '../test-records.ts';

function entry(action: string, more: object = {}) {
  return {
    '@timestamp': 1_795_162_462_500,
    _document_id: 'xJJFlFOhQ6b-5vaAFy9Rjw',
    action,
    actor: 'salma-i',
    actor_id: 31_415,
    actor_ip: '203.0.113.9',
    actor_location: { country_code: 'MA' },
    created_at: 1_795_162_462_500,
    org: 'atlas',
    ...more,
  };
}

test('a repository made public', () => {
  const more = {
    repo: 'atlas/payroll',
    repo_id: 27,
    visibility: 'public',
    previous_visibility: 'private',
    user_agent: 'Mozilla/5.0',
    external_identity_nameid: 'Salma@atlas.example',
  };
  expect(activitiesOf(entry('repo.access', more))).toMatchObject([
    {
      format: 'github-audit-log',
      time: 1_795_162_462_500,
      activity: 'change_sharing',
      outcome: 'success',
      user: 'salma@atlas.example',
      object_type: 'repository',
      object: 'atlas/payroll',
      object_id: '27',
      src_ip: '203.0.113.9',
      country: 'MA',
      user_agent: 'Mozilla/5.0',
      raw_id: 'xJJFlFOhQ6b-5vaAFy9Rjw',
      extra: {
        source_action: 'repo.access',
        exposure: 'public',
        before: 'private',
        actor_name: 'salma-i',
        account: 'atlas',
      },
    },
  ]);
});

test.each([
  ['org.add_member', { user: 'omar-h', user_id: 9 }, 'add_member', 'user', 'omar-h'],
  ['org.update_member', { user: 'omar-h', permission: 'admin' }, 'change_role', 'user', 'omar-h'],
  [
    'team.add_repository',
    { team: 'atlas/data', repo: 'atlas/payroll' },
    'grant_permission',
    'group',
    'atlas/data',
  ],
  ['org.disable_two_factor_requirement', {}, 'disable', 'setting', 'disable_two_factor_requirement'],
  ['org.create_actions_secret', { key: 'NPM_TOKEN' }, 'create', 'secret', 'NPM_TOKEN'],
  [
    'hook.create',
    { hook_id: 5, config: { url: 'https://x.example' } },
    'create',
    'setting',
    'https://x.example',
  ],
  ['protected_branch.destroy', { name: 'main', repo: 'atlas/payroll' }, 'delete', 'branch', 'main'],
  ['git.clone', { repository: 'atlas/payroll' }, 'download', 'repository', 'atlas/payroll'],
  ['integration_installation.create', { integration: 'CI bot' }, 'install', 'app', 'CI bot'],
  [
    'personal_access_token.access_granted',
    { user_programmatic_access_name: 'ci' },
    'approve',
    'api_key',
    'ci',
  ],
  [
    'repository_vulnerability_alert.dismiss',
    { ghsa_id: 'GHSA-1', repo: 'atlas/web' },
    'edit',
    'alert',
    'GHSA-1',
  ],
  ['dependabot_alerts.disable', { repo: 'atlas/web' }, 'disable', 'repository', 'atlas/web'],
  ['business_advanced_security.disabled', {}, 'disable', 'organization', 'atlas'],
  ['workflows.rerun_workflow_run', { name: 'Deploy', repo: 'atlas/web' }, 'run', 'workflow', 'Deploy'],
])('%s', (action, more, activity, type, object) => {
  expect(activitiesOf(entry(action, more))).toMatchObject([
    { activity, object_type: type, object, user: 'salma-i' },
  ]);
});

test('failures: sign-ins, workflow runs, rejected pushes', () => {
  const events = activitiesOf(
    entry('user.failed_login', { user: 'salma-i' }),
    entry('workflows.completed_workflow_run', { name: 'CI', conclusion: 'failure', actor_is_bot: true }),
    entry('protected_branch.rejected_ref_update', { branch: 'main' }),
  );
  expect(events.map(({ outcome }) => outcome)).toEqual(['failure', 'failure', 'failure']);
  expect(events).toMatchObject([
    { activity: 'sign_in' },
    { activity: 'end', extra: { actor_type: 'service', reason: 'failure' } },
    { activity: 'block' },
  ]);
});

test('entries in wrappers and with few members', () => {
  expect(
    activitiesOf(
      { event: JSON.stringify(entry('repo.create', { repo: 'atlas/new' })), sourcetype: 'github' },
      { action: 'team.promote_maintainer', actor: 'salma-i', user: 'omar-h', created_at: 1_795_162_462_500 },
    ),
  ).toMatchObject([
    { activity: 'create', object: 'atlas/new' },
    { activity: 'change_role', targets: 'omar-h' },
  ]);
});

test('webhooks', () => {
  const repository = { id: 1, full_name: 'atlas/web', visibility: 'private', owner: { login: 'atlas' } };
  const sender = { login: 'salma-i', type: 'User' };
  expect(
    activitiesOf(
      {
        ref: 'refs/heads/main',
        after: 'f00',
        commits: [],
        head_commit: { id: 'f00', message: 'Fix', timestamp: '2026-11-20T08:14:22Z' },
        pusher: { name: 'salma-i', email: 'salma@atlas.example' },
        repository,
        sender,
      },
      {
        action: 'opened',
        pull_request: {
          number: 7,
          title: 'Add login',
          html_url: 'https://github.com/atlas/web/pull/7',
          updated_at: '2026-11-20T08:14:22Z',
        },
        repository,
        sender,
      },
      { action: 'publicized', repository: { ...repository, updated_at: '2026-11-20T08:14:22Z' }, sender },
    ),
  ).toMatchObject([
    {
      format: 'github-webhook',
      activity: 'upload',
      object_type: 'branch',
      object: 'refs/heads/main',
      user: 'salma@atlas.example',
    },
    {
      activity: 'create',
      object_type: 'pull_request',
      object: 'Add login',
      user: 'salma-i',
      extra: { path: 'atlas/web' },
    },
    { activity: 'change_sharing', object_type: 'repository', object: 'atlas/web' },
  ]);
});
