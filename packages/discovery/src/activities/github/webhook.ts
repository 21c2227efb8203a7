import type { Activity, ObjectType } from '@casbah/domain/activity';
import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import { activityOfPhrase } from '../phrases.ts';
import type { RecordFacts } from '../record-facts.ts';
import { textOf, valueAt } from '../record-path.ts';

interface Subject {
  readonly type: ObjectType;
  readonly names: readonly string[];
  readonly ids: readonly string[];
}

function subject(type: ObjectType, names: readonly string[], ids: readonly string[]): Subject {
  return { type, names, ids };
}

/** Members with what a delivery is about, most specific first, as in GitHub's webhook reference. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  comment: subject('comment', ['html_url'], ['id']),
  review: subject('comment', ['html_url'], ['id']),
  pull_request: subject('pull_request', ['title', 'number'], ['html_url', 'number']),
  issue: subject('issue', ['title', 'number'], ['html_url', 'number']),
  workflow_run: subject('workflow', ['name', 'display_title'], ['id']),
  workflow_job: subject('workflow', ['name'], ['id']),
  check_run: subject('workflow', ['name'], ['id']),
  alert: subject(
    'alert',
    ['rule.description', 'security_advisory.summary', 'secret_type_display_name', 'number'],
    ['html_url', 'number'],
  ),
  member: subject('user', ['login'], ['id']),
  membership: subject('user', ['user.login'], ['user.id']),
  blocked_user: subject('user', ['login'], ['id']),
  team: subject('group', ['name'], ['id']),
  hook: subject('setting', ['config.url', 'name'], ['id']),
  key: subject('key', ['title'], ['id']),
  installation: subject('app', ['app_slug'], ['app_id']),
  personal_access_token_request: subject('api_key', ['token_name', 'id'], ['id']),
  release: subject('item', ['name', 'tag_name'], ['html_url', 'id']),
  deployment: subject('workflow', ['task'], ['id']),
  discussion: subject('comment', ['title'], ['html_url', 'number']),
  forkee: subject('repository', ['full_name'], ['id']),
  rule: subject('policy', ['name'], ['id']),
  repository_ruleset: subject('policy', ['name'], ['id']),
  package: subject('image', ['name'], ['id']),
};

/** `action` of deliveries that mean something else than their verb. */
const ACTIONS: Readonly<Record<string, Activity>> = {
  assigned: 'edit',
  completed: 'end',
  in_progress: 'start',
  labeled: 'edit',
  member_added: 'add_member',
  member_invited: 'invite',
  member_removed: 'remove_member',
  opened: 'create',
  privatized: 'change_sharing',
  push: 'upload',
  publicized: 'change_sharing',
  requested: 'start',
  synchronize: 'edit',
  transferred: 'change_owner',
  unassigned: 'edit',
  unlabeled: 'edit',
};

/** Members that deliveries without an action have, and their event. */
const EVENTS: readonly (readonly [member: string, event: string, activity: Activity, type: ObjectType])[] = [
  ['commits', 'push', 'upload', 'branch'],
  ['pages', 'gollum', 'edit', 'page'],
  ['forkee', 'fork', 'copy', 'repository'],
  ['ref_type', 'create', 'create', 'branch'],
  ['pusher', 'push', 'upload', 'branch'],
];

function recognises(record: JsonObject): boolean {
  const has = (path: string) => valueAt(record, path) !== undefined;
  if (!has('repository.full_name') && !(has('organization.login') && has('sender.login'))) return false;
  return has('sender.login') || has('pusher.name') || has('commits') || has('pages') || 'action' in record;
}

/** Times of deliveries about no issue or the like; `updated_at` of a repository is older than what happened in it. */
function timesOf(about: string, member: string | undefined): readonly string[] {
  if (member === 'commits' || member === 'pusher')
    return ['repository.pushed_at', 'head_commit.timestamp', 'commits[0].timestamp'];
  return about === 'repository' ? ['repository.updated_at'] : [];
}

function readSubject(facts: RecordFacts, event: string): void {
  const { type, names, ids } = SUBJECTS[event] ?? { type: undefined, names: [], ids: [] };
  facts
    .on(type, event)
    .take('object', ...names.map((name) => `${event}.${name}`))
    .take('object_id', ...ids.map((id) => `${event}.${id}`))
    .take('time', ...['updated_at', 'created_at', 'submitted_at'].map((time) => `${event}.${time}`))
    .take('url', `${event}.html_url`);
}

export const githubWebhook = activityFormat({
  name: 'github-webhook',
  title: 'GitHub webhooks',
  service: 'github',
  marks: ['full_name', '"sender"'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'url', 'message'],
  recognises,
  read: (facts) => {
    const action = facts.text('action');
    const about = Object.keys(SUBJECTS).find((name) => facts.at(name) !== undefined) ?? 'repository';
    const [member, event, done, type] = EVENTS.find(([name]) => facts.at(name) !== undefined) ?? [];
    if (action === undefined && event !== undefined && done !== undefined) {
      const isDeleted = event === 'create' && facts.text('deleted') === 'true';
      facts.act(isDeleted ? 'delete' : done, event, member ?? '').on(type, member ?? '');
      facts.take('object', 'ref', 'pages[0].page_name', 'forkee.full_name');
    } else {
      const name = action ?? 'public';
      facts.act(ACTIONS[name] ?? activityOfPhrase(name), `${about}.${name}`, 'action');
      if (about === 'member' || about === 'membership') facts.target('member.login', 'membership.user.login');
      readSubject(facts, about);
    }
    const pushed = textOf(facts.at('pusher.email'));
    facts
      .ended('success')
      .set('app', 'GitHub')
      .on('repository')
      .take('object', 'repository.full_name', 'organization.login')
      .set('user', pushed, 'pusher.email')
      .take(
        'user',
        'sender.login',
        'pusher.name',
        `${about}.user.login`,
        'head_commit.author.email',
        'commits[0].author.email',
      )
      .actor(facts.text('sender.type') === 'Bot' ? 'service' : 'user')
      .take('time', ...timesOf(about, member))
      .take('raw_id', 'delivery', 'head_commit.id', 'after')
      .take('message', 'head_commit.message', `${about}.title`)
      .keep('path', 'repository.full_name')
      .keep('account', 'organization.login', 'repository.owner.login')
      .keep('exposure', 'repository.visibility');
    return undefined;
  },
});
