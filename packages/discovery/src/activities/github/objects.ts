import type { ObjectType } from '@casbah/domain/activity';
import type { RecordFacts } from '../record-facts.ts';

interface Category {
  readonly type: ObjectType;
  /** Paths of the object's name and ID; without a name, the object is the repository or organization. */
  readonly names?: readonly string[];
  readonly ids?: readonly string[];
}

const REPOSITORY: Category = { type: 'repository' };
const APP: Category = {
  type: 'app',
  names: ['oauth_application', 'oauth_application_name', 'integration', 'application_name', 'name'],
  ids: ['oauth_application_id', 'integration_id', 'application_client_id'],
};
const ALERT: Category = {
  type: 'alert',
  names: ['ghsa_id', 'secret_type_display_name', 'alert_number', 'number'],
  ids: ['alert_id', 'alert_number', 'number'],
};
const SECRET: Category = { type: 'secret', names: ['key', 'secret_name', 'data.key', 'name'] };
const TOKEN: Category = {
  type: 'api_key',
  names: ['user_programmatic_access_name', 'token_name'],
  ids: ['user_programmatic_access_id', 'token_id', 'hashed_token'],
};
const WORKFLOW: Category = {
  type: 'workflow',
  names: ['name', 'workflow_name', 'data.name'],
  ids: ['workflow_run_id', 'workflow_id'],
};
const POLICY: Category = { type: 'policy', names: ['ruleset_name', 'name'], ids: ['ruleset_id'] };

/** Objects by category: the part of an action before the dot. */
const CATEGORIES: Readonly<Record<string, Category>> = {
  business: { type: 'organization', names: ['business'], ids: ['business_id'] },
  codespaces: { type: 'instance', names: ['name', 'codespace_name'], ids: ['codespace_id'] },
  deploy_key: { type: 'key', names: ['title', 'data.title'], ids: ['key_id', 'fingerprint'] },
  environment: { type: 'setting', names: ['environment_name', 'name'], ids: ['environment_id'] },
  git: REPOSITORY,
  hook: {
    type: 'setting',
    names: ['config.url', 'data.config.url', 'name', 'hook_id', 'data.hook_id'],
    ids: ['hook_id', 'data.hook_id'],
  },
  integration: APP,
  integration_installation: APP,
  integration_installation_request: APP,
  issue: { type: 'issue', names: ['title', 'issue_title', 'number'], ids: ['issue_id', 'number'] },
  issues: { type: 'issue', names: ['title', 'issue_title', 'number'], ids: ['issue_id', 'number'] },
  oauth_access: APP,
  oauth_application: APP,
  oauth_authorization: APP,
  org: { type: 'organization', names: ['org', 'org[0]'], ids: ['org_id', 'org_id[0]'] },
  org_credential_authorization: TOKEN,
  packages: { type: 'image', names: ['package', 'name'], ids: ['package_id'] },
  personal_access_token: TOKEN,
  programmatic_access: TOKEN,
  protected_branch: { type: 'branch', names: ['branch', 'name', 'data.name'], ids: ['protected_branch_id'] },
  public_key: { type: 'key', names: ['title', 'data.title'], ids: ['key_id', 'fingerprint'] },
  pull_request: {
    type: 'pull_request',
    names: ['pull_request_title', 'title', 'pull_request_url'],
    ids: ['pull_request_id', 'pull_request_url'],
  },
  repository_ruleset: POLICY,
  repository_vulnerability_alert: ALERT,
  role: { type: 'role', names: ['name', 'role_name'], ids: ['role_id'] },
  secret_scanning_alert: ALERT,
  ssh_certificate_authority: { type: 'certificate', names: ['fingerprint'] },
  team: { type: 'group', names: ['team', 'data.team', 'name'], ids: ['team_id'] },
  two_factor_authentication: { type: 'credential', names: ['user', 'actor'] },
  user: { type: 'user', names: ['user', 'actor'], ids: ['user_id'] },
  workflows: WORKFLOW,
};

/** Actions in which a member is the object, under categories of where they became one. */
const OF_MEMBER =
  /^(?:org|business|repo)\.(?:.*member$|.*(?:collaborator|_admin|block_user)$|credential_authorization|sso_response|saml_response)/;

/** Settings of an organization or a repository end like these. */
const OF_SETTING =
  /_(?:enabled|disabled|requirement|restrictions|permission|settings?|saml|provider|policy)$|\.(?:enable|disable)d?_|_saml$/;

function categoryOf(action: string): Category {
  const name = action.slice(0, action.indexOf('.'));
  const known = CATEGORIES[name];
  if (/secret$/.test(action)) return SECRET;
  if (known !== undefined) return known;
  if (/alert/.test(name) && !/(?:enable|disable)d?$/.test(action)) return ALERT;
  return REPOSITORY;
}

export function readObject(facts: RecordFacts, action: string): void {
  const user = facts.text('user');
  if (user !== facts.text('actor')) facts.target('user');
  facts.target('invitee', 'email', 'data.invitee');
  if (OF_MEMBER.test(action) && user !== undefined)
    facts.on('user', 'action').take('object', 'user').take('object_id', 'user_id');
  const { type, names = [], ids = [] } = categoryOf(action);
  const isSetting = /^(?:org|repo|business)\./.test(action) && OF_SETTING.test(action);
  if (isSetting && type !== 'secret')
    facts.on('setting', 'action').set('object', action.slice(action.indexOf('.') + 1), 'action');
  const hasOwn = names.some((name) => facts.text(name) !== undefined);
  if (hasOwn && type !== 'repository')
    facts
      .on(type, 'action')
      .take('object', ...names)
      .take('object_id', ...ids);
  const repository = facts.text('repo', 'repository');
  if (repository !== undefined && type === 'repository')
    facts
      .on('repository', 'action')
      .take('object', 'repo', 'repository')
      .take('object_id', 'repo_id', 'repository_id');
  if (type === 'repository' && repository === undefined) facts.on('organization', 'action');
  facts
    .on(type, 'action')
    .take('object', 'repo', 'repository', 'org', 'org[0]', 'business')
    .take('object_id', ...ids);
  if (repository !== facts.get('object')) facts.extra('path', repository);
  const visibility =
    facts.text('visibility') ??
    (facts.text('public_repo', 'repository_public') === 'true' ? 'public' : undefined);
  facts
    .extra('exposure', visibility)
    .keep('before', 'previous_visibility', 'old_permission', 'old_name', 'old_user', 'old_repo_permission')
    .keep('after', 'permission', 'new_repo_permission')
    .keep('role', 'permission', 'role', 'new_role', 'data.permission');
}
