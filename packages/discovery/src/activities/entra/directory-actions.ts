import type { Activity, ObjectType } from '@casbah/domain/activity';
import { activityOfVerb } from '../verbs.ts';
import { ACTIONS } from './known-actions.ts';

/** Families of names that share one meaning. */
const FAMILIES: readonly (readonly [pattern: RegExp, activity: Activity, type?: ObjectType])[] = [
  [/^user requests/, 'request_access', 'role'],
  [/^(?:auto )?approve\b|request approved|approval (?:approved|stage completed)/, 'approve', 'role'],
  [/^deny\b|request (?:denied|rejected)/, 'reject', 'role'],
  [/canceled \(|request (?:canceled|expired)$/, 'reject', 'role'],
  [/requested \(pim activation\)|^request to .*role/, 'request_access', 'role'],
  [/^add eligible|^(?:add|admin add|admin update).*member to role/, 'grant_permission', 'role'],
  [/^remove eligible|^(?:remove|admin remove).*member from role/, 'revoke_permission', 'role'],
  [
    /^(?:update|extend|renew) .*member in role|role (?:setting|assignment) in pim/,
    'change_permission',
    'role',
  ],
  [/^(?:remove|delete) .*(?:grant|assignment)(?! policy)\b/, 'revoke_permission', 'app'],
  [/app role assignment|permission grant(?! policy)/, 'grant_permission', 'app'],
  [/^(?:add|assign|remove) .*(?:owner|sponsor)\b/, 'change_owner'],
  [/^add .*(?:to feature rollout|to connector group|members? to)/, 'add_member', 'group'],
  [/^remove .*(?:from feature rollout|members?)/, 'remove_member', 'group'],
  [/^(?:hard )?(?:delete|remove)\b/, 'delete'],
  [/^(?:update|set|unset|reset) .*(?:policy|setting|configuration|defaults|publisher|license)/, 'configure'],
  [/^(?:enable|disable).*(?:configuration|proxy|authentication|sso)/, 'configure', 'setting'],
  [/(?:federation|authentication).*domain/, 'configure', 'domain'],
  [/strong authentication|security info/, 'enroll_mfa', 'credential'],
  [/invite|invitation/, 'invite', 'user'],
];

const NOUNS: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/conditional access|named location|polic(?:y|ies)|terms of use|security defaults/, 'policy'],
  [/service principal|application|oauth|app role/, 'app'],
  [/\brole\b|access package|access review/, 'role'],
  [/device|bitlocker/, 'device'],
  [/administrative unit|group/, 'group'],
  [/domain/, 'domain'],
  [/credential|certificate|secret|password/, 'credential'],
  [/workflow/, 'workflow'],
  [/user/, 'user'],
  [/company|tenant|organization|partner|directory/, 'organization'],
];

/** Verbs at the end of a name: `Access review ended`, `Authentication Strength Policy Update`. */
const LAST_WORDS: readonly (readonly [pattern: RegExp, activity: Activity])[] = [
  [/ created?$/, 'create'],
  [/ (?:deleted?|removed|deleted permanently)$/, 'delete'],
  [/ updated?$/, 'edit'],
  [/ (?:ended|completed)$/, 'end'],
  [/ started$/, 'start'],
];

/** The name in lower case, without what says that it was done in bulk. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .replace(/ - (?:started|finished) \(bulk\)$/, '')
    .replace(/^bulk /, '')
    .replace(/[.\s]+$/, '');
}

/** Words of names of programs: `POST Tenant.CreateUser` → `Create User`. */
function inWords(name: string): string {
  return name
    .replace(/^(?:(?:POST|PATCH|PUT|DELETE|GET) )?[A-Z]\w+\.(?=[A-Z])/, '')
    .replaceAll(/([a-z])([A-Z])(?=[a-z])/g, '$1 $2');
}

/** What a name of Entra's audit log means: `Add member to group`, `Add user.`. */
export function directoryAction(name: string): { activity: Activity; type: ObjectType | undefined } {
  const written = plainName(name);
  const plain = Object.hasOwn(ACTIONS, written) ? written : plainName(inWords(name));
  const known = Object.hasOwn(ACTIONS, plain) ? ACTIONS[plain] : undefined;
  const noun = NOUNS.find(([pattern]) => pattern.test(plain))?.[1];
  if (known !== undefined) return { activity: known[0], type: known[1] ?? noun };
  const family = FAMILIES.find(([pattern]) => pattern.test(plain));
  if (family !== undefined) return { activity: family[1], type: noun ?? family[2] };
  const last = LAST_WORDS.find(([pattern]) => pattern.test(plain));
  return { activity: last?.[1] ?? activityOfVerb(plain) ?? 'other', type: noun };
}
