import type { Activity, ObjectType } from '@casbah/domain/activity';
import { activityOfVerb, wordsOf } from './verbs.ts';

/** Participles that don't follow the rule, or mean something else than their verb. */
const PARTICIPLES: Readonly<Record<string, Activity>> = {
  blocked: 'block',
  closed: 'edit',
  commented: 'create',
  deactivated: 'disable',
  declined: 'reject',
  dropped: 'delete',
  expired: 'disable',
  failed: 'other',
  forked: 'copy',
  given: 'grant_permission',
  logged: 'sign_in',
  login: 'sign_in',
  logout: 'sign_out',
  merged: 'edit',
  modified: 'edit',
  pushed: 'upload',
  reactivated: 'enable',
  reopened: 'edit',
  requested: 'request_access',
  sent: 'send',
  set: 'configure',
  started: 'start',
  trashed: 'delete',
  unarchived: 'enable',
  unsuspended: 'enable',
  unlinked: 'configure',
  linked: 'configure',
  verified: 'approve',
};

const OBJECTS: Readonly<Record<string, ObjectType>> = {
  account: 'user',
  app: 'app',
  apps: 'app',
  application: 'app',
  applicationuser: 'user',
  attachment: 'file',
  blog: 'page',
  blogpost: 'page',
  board: 'dashboard',
  branch: 'branch',
  comment: 'comment',
  configuration: 'setting',
  dashboard: 'dashboard',
  domain: 'domain',
  field: 'setting',
  filter: 'query',
  group: 'group',
  groups: 'group',
  issue: 'issue',
  issuetype: 'setting',
  key: 'api_key',
  license: 'subscription',
  link: 'link',
  organization: 'organization',
  orgs: 'organization',
  page: 'page',
  permission: 'policy',
  permissions: 'policy',
  plugin: 'app',
  policy: 'policy',
  product: 'app',
  project: 'project',
  pullrequest: 'pull_request',
  repository: 'repository',
  repo: 'repository',
  role: 'role',
  rule: 'rule',
  scheme: 'policy',
  setting: 'setting',
  settings: 'setting',
  site: 'site',
  sites: 'site',
  space: 'site',
  ssh: 'key',
  template: 'form',
  token: 'api_key',
  user: 'user',
  users: 'user',
  webhook: 'setting',
  whiteboard: 'page',
  workflow: 'workflow',
  workspace: 'organization',
};

/** Kind of object that a type's name or a phrase names first. */
export function objectOfPhrase(phrase: string | undefined): ObjectType | undefined {
  if (phrase === undefined) return undefined;
  const words = wordsOf(phrase);
  if (/pull[ _]?request/i.test(phrase)) return 'pull_request';
  if (/(?:api|access)[ _]?(?:token|key)/i.test(phrase)) return 'api_key';
  for (const word of words) {
    const type = OBJECTS[word];
    if (type !== undefined) return type;
  }
  return undefined;
}

function activityOfParticiple(word: string): Activity | undefined {
  const known = PARTICIPLES[word];
  if (known !== undefined) return known;
  if (!word.endsWith('ed')) return undefined;
  const verb = word.slice(0, -1);
  return (
    activityOfVerb(verb) ??
    activityOfVerb(word.slice(0, -2)) ??
    // copied → copy
    (word.endsWith('ied') ? activityOfVerb(`${word.slice(0, -3)}y`) : undefined) ??
    // tagged → tag
    activityOfVerb(word.slice(0, -3))
  );
}

/** Phrases whose meaning their participle alone doesn't show. */
const PHRASES: readonly (readonly [pattern: RegExp, activity: Activity])[] = [
  [/\b(?:impersonat|logged in as|log in as)/, 'assume_role'],
  [/\b(?:log(?:ged)? ?(?:out|off)|sign(?:ed)? ?(?:out|off)|session.* revoked|logout)/, 'sign_out'],
  [
    /\b(?:log(?:ged)? ?(?:in|on)|sign(?:ed)? ?(?:in|on)|login|logon|authenticat\w+ (?:succe|fail)|login fail)/,
    'sign_in',
  ],
  [/(?:two step|mfa|two factor|2fa).*(?:disabled|removed|reset)/, 'remove_mfa'],
  [/(?:two step|mfa|two factor|2fa).*(?:enabled|enrolled|added)/, 'enroll_mfa'],
  [/password.*(?:reset|recover)|(?:reset|recover).*password/, 'reset_password'],
  [/password.*(?:changed|updated)|(?:changed|updated).*password/, 'change_password'],
  [/\b(?:export|backup)/, 'export'],
  [/\bimport/, 'import'],
  [/\bdownload/, 'download'],
  [/(?:public link|anonymous access|share link).*(?:created|enabled|added|turned on)/, 'create_link'],
  [/(?:public link|anonymous access|share link).*(?:deleted|disabled|removed|turned off)/, 'remove_link'],
  [/\binvit.*(?:revoked|cancell?ed|deleted|expired)/, 'delete'],
  [/\binvit/, 'invite'],
  [/(?:granted|added|assigned).*\brole|\brole.*(?:granted|added|assigned)/, 'grant_permission'],
  [/(?:revoked|removed|unassigned).*\brole|\brole.*(?:revoked|removed)/, 'revoke_permission'],
  [/role.*(?:changed|updated)|(?:changed|updated).*role/, 'change_role'],
  [/(?:added to|member added|added .*\b(?:member|users? to))/, 'add_member'],
  [/(?:removed from|member removed|removed .*\b(?:member|users? from))/, 'remove_member'],
  [
    /(?:access|permissions?).*(?:granted|added)|(?:granted|added).*(?:access|permissions?)/,
    'grant_permission',
  ],
  [
    /(?:access|permissions?).*(?:revoked|removed)|(?:revoked|removed).*(?:access|permissions?)/,
    'revoke_permission',
  ],
  [/permissions?.*(?:changed|updated|modified)|(?:changed|updated).*permissions?/, 'change_permission'],
  [/(?:app|plugin|add ?on).*(?:uninstalled|removed)/, 'uninstall'],
  [/(?:settings?|configuration).*(?:changed|updated|modified)/, 'configure'],
  [/(?:owner|lead).*(?:changed|transferred)|transfer/, 'change_owner'],
];

/** Activity of a name in which the verb comes last, or of a sentence: `user_added_to_group`, `Permission scheme updated`. */
export function activityOfPhrase(phrase: string): Activity {
  const words = wordsOf(phrase.replaceAll(/[./]/g, ' '));
  const text = words.join(' ');
  for (const [pattern, activity] of PHRASES) if (pattern.test(text)) return activity;
  for (const word of words) {
    const activity = activityOfParticiple(word);
    if (activity !== undefined) return activity;
  }
  // `file.download`
  return activityOfVerb(text) ?? activityOfVerb(words.at(-1) ?? '') ?? 'other';
}
