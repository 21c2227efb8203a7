import type { Activity, ObjectType } from '@casbah/domain/activity';
import { activityOfVerb } from '../verbs.ts';

type Meaning = readonly [activity: Activity, type?: ObjectType];

/**
 * Activities of the audit log whose verb alone misleads, as in Microsoft's reference of Entra audit activities, in lower
 * case. Microsoft 365 writes the same names with a period.
 */
const ACTIONS: Readonly<Record<string, Meaning>> = {
  // People
  'change user license': ['edit', 'user'],
  'change user password': ['change_password', 'user'],
  'change password (self-service)': ['change_password', 'user'],
  'reset user password': ['reset_password', 'user'],
  'reset password': ['reset_password', 'user'],
  'reset password (self-service)': ['reset_password', 'user'],
  'reset password (by admin)': ['reset_password', 'user'],
  'self-service password reset flow activity progress': ['reset_password', 'user'],
  'unlock user account (self-service)': ['unlock', 'user'],
  'set force change user password': ['reset_password', 'user'],
  'set user manager': ['edit', 'user'],
  'hard delete user': ['delete', 'user'],
  'restore user': ['restore', 'user'],
  'invite external user': ['invite', 'user'],
  'invite external user with reset invitation status': ['invite', 'user'],
  'invite internal user to b2b collaboration': ['invite', 'user'],
  'bulk invite users - started (bulk)': ['invite', 'user'],
  'redeem external user invite': ['approve', 'user'],
  'viral user creation': ['create', 'user'],
  'disable account': ['disable', 'user'],
  'enable account': ['enable', 'user'],
  'disable strong authentication': ['remove_mfa', 'user'],
  'enable strong authentication': ['enroll_mfa', 'user'],
  'update stsrefreshtokenvalidfrom timestamp': ['sign_out', 'user'],
  'user registered security info': ['enroll_mfa', 'credential'],
  'user registered all required security info': ['enroll_mfa', 'credential'],
  'user changed default security info': ['enroll_mfa', 'credential'],
  'user updated security info': ['enroll_mfa', 'credential'],
  'user started security info registration': ['enroll_mfa', 'credential'],
  'user deleted security info': ['remove_mfa', 'credential'],
  'user reviewed security info': ['view', 'credential'],
  'admin registered security info': ['enroll_mfa', 'credential'],
  'admin updated security info': ['enroll_mfa', 'credential'],
  'admin deleted security info': ['remove_mfa', 'credential'],
  'admin started password reset': ['reset_password', 'user'],
  'create temporary access pass for user': ['create', 'credential'],
  'delete temporary access pass for user': ['delete', 'credential'],
  'add passkey (device-bound)': ['enroll_mfa', 'credential'],
  'delete passkey (device-bound)': ['remove_mfa', 'credential'],
  'add windows hello for business credential': ['enroll_mfa', 'credential'],
  'delete windows hello for business credential': ['remove_mfa', 'credential'],
  'fraud reported - no action taken': ['alert', 'user'],
  'fraud reported - user is blocked for mfa': ['block', 'user'],
  'suspicious activity reported': ['alert', 'user'],
  'download users': ['export', 'user'],
  'download groups': ['export', 'group'],
  'download group members': ['export', 'group'],
  'download devices': ['export', 'device'],
  // Groups and roles
  'add member to group': ['add_member', 'group'],
  'remove member from group': ['remove_member', 'group'],
  'add owner to group': ['change_owner', 'group'],
  'remove owner from group': ['change_owner', 'group'],
  'add group': ['create', 'group'],
  'request to join a group': ['request_access', 'group'],
  'approve a pending request to join a group': ['approve', 'group'],
  'reject a pending request to join a group': ['reject', 'group'],
  'assign license to group': ['edit', 'group'],
  'add member to restricted management administrative unit': ['add_member', 'group'],
  'add member to administrative unit': ['add_member', 'group'],
  'remove member from administrative unit': ['remove_member', 'group'],
  'add member to role': ['grant_permission', 'role'],
  'remove member from role': ['revoke_permission', 'role'],
  'add eligible member to role': ['grant_permission', 'role'],
  'remove eligible member from role': ['revoke_permission', 'role'],
  'add scoped member to role': ['grant_permission', 'role'],
  'remove scoped member from role': ['revoke_permission', 'role'],
  'triggered pim alert': ['alert', 'role'],
  'resolve pim alert': ['edit', 'alert'],
  'disable pim alert': ['disable', 'alert'],
  // Apps
  'consent to application': ['authorize', 'app'],
  'revoke consent': ['revoke_authorization', 'app'],
  'add application': ['create', 'app'],
  'add service principal': ['create', 'app'],
  'hard delete application': ['delete', 'app'],
  'restore application': ['restore', 'app'],
  'remove service principal': ['delete', 'app'],
  'add delegated permission grant': ['grant_permission', 'app'],
  'remove delegated permission grant': ['revoke_permission', 'app'],
  'update delegated permission grant': ['change_permission', 'app'],
  'add delegation entry': ['grant_permission', 'app'],
  'remove delegation entry': ['revoke_permission', 'app'],
  'set delegation entry': ['change_permission', 'app'],
  'add oauth2permissiongrant': ['grant_permission', 'app'],
  'remove oauth2permissiongrant': ['revoke_permission', 'app'],
  'update application - certificates and secrets management': ['edit', 'credential'],
  'add service principal credentials': ['create', 'credential'],
  'remove service principal credentials': ['delete', 'credential'],
  'update external secrets': ['edit', 'credential'],
  'get external secrets': ['view', 'credential'],
  'add owner to application': ['change_owner', 'app'],
  'remove owner from application': ['change_owner', 'app'],
  'add owner to service principal': ['change_owner', 'app'],
  'remove owner from service principal': ['change_owner', 'app'],
  'add policy to service principal': ['configure', 'app'],
  'add policy to application': ['configure', 'app'],
  // Policies, domains and tenant
  'added policy': ['create', 'policy'],
  'authentication methods policy update': ['configure', 'policy'],
  'authentication methods policy reset': ['configure', 'policy'],
  'set domain authentication': ['configure', 'domain'],
  'set federation settings on domain': ['configure', 'domain'],
  'verify domain': ['approve', 'domain'],
  'verify email verified domain': ['approve', 'domain'],
  'add unverified domain': ['create', 'domain'],
  'add verified domain': ['create', 'domain'],
  'add domain to company': ['create', 'domain'],
  'remove domain from company': ['delete', 'domain'],
  'promote company to partner': ['configure', 'organization'],
  'add partner to company': ['grant_permission', 'organization'],
  'remove partner from company': ['revoke_permission', 'organization'],
  'set company information': ['configure', 'organization'],
  'set password policy': ['configure', 'policy'],
  'set dirsyncenabled flag': ['configure', 'organization'],
  'disable desktop sso': ['configure', 'setting'],
  'enable desktop sso': ['configure', 'setting'],
  'add a partner to cross-tenant access setting': ['configure', 'policy'],
  // Devices
  'register device': ['create', 'device'],
  'unregister device': ['delete', 'device'],
  'register connector': ['create', 'device'],
  'device no longer compliant': ['alert', 'device'],
  'device no longer managed': ['alert', 'device'],
  'add registered owner to device': ['change_owner', 'device'],
  'add registered users to device': ['add_member', 'device'],
  'read bitlocker key': ['view', 'key'],
  'recover device local administrator password': ['view', 'credential'],
  // Access reviews, packages and terms
  'user requests access package assignment': ['request_access', 'role'],
  'approve access package assignment request': ['approve', 'role'],
  'accept terms of use': ['approve', 'policy'],
  'decline terms of use': ['reject', 'policy'],
  'issue an access token to the application': ['authorize', 'app'],
  'issue an id_token to the application': ['authorize', 'app'],
  'issue an authorization code to the application': ['authorize', 'app'],
  'validate local account credentials': ['sign_in', 'user'],
  'validate client credentials': ['sign_in', 'app'],
  // Protection and provisioning
  'confirm user compromised': ['alert', 'user'],
  'confirm user safe': ['edit', 'user'],
  'dismiss user risk': ['edit', 'user'],
  'confirm sign-in compromised': ['alert', 'user'],
  'process escrow': ['sync', 'user'],
  'synchronization rule action': ['sync', 'user'],
  export: ['sync', 'user'],
  import: ['sync', 'user'],
};

/** Families of names that share one meaning. */
const FAMILIES: readonly (readonly [pattern: RegExp, activity: Activity, type?: ObjectType])[] = [
  [/^(?:add|admin add|admin update).*member to role/, 'grant_permission', 'role'],
  [/^(?:remove|admin remove).*member from role/, 'revoke_permission', 'role'],
  [
    /^(?:update|extend|renew) .*member in role|role (?:setting|assignment) in pim/,
    'change_permission',
    'role',
  ],
  [/^request to .*role|^add member to role request/, 'request_access', 'role'],
  [/app role assignment/, 'grant_permission', 'app'],
  [
    /^(?:add|update|delete|remove|set) .*policy|^(?:set|update) .*(?:setting|configuration)/,
    'configure',
    'policy',
  ],
  [/(?:federation|authentication).*(?:domain|setting)/, 'configure', 'domain'],
  [/strong authentication|security info/, 'enroll_mfa', 'credential'],
  [/invite|invitation/, 'invite', 'user'],
];

const NOUNS: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/conditional access|named location|polic(?:y|ies)|terms of use/, 'policy'],
  [/service principal|application|oauth|app role/, 'app'],
  [/\brole\b|access package|access review/, 'role'],
  [/device|bitlocker/, 'device'],
  [/administrative unit|group/, 'group'],
  [/domain/, 'domain'],
  [/company|tenant|organization|partner/, 'organization'],
  [/credential|certificate|secret|password/, 'credential'],
  [/user/, 'user'],
];

/** What a name of Entra's audit log means: `Add member to group`, `Add user.`. */
export function directoryAction(name: string): { activity: Activity; type: ObjectType | undefined } {
  const plain = name
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .replace(/[.\s]+$/, '');
  const known = ACTIONS[plain];
  const noun = NOUNS.find(([pattern]) => pattern.test(plain))?.[1];
  if (known !== undefined) return { activity: known[0], type: known[1] ?? noun };
  // Deleting a policy is deleting; adding and setting one is configuring.
  if (/^(?:hard )?(?:delete|remove)\b/.test(plain) && !/member|owner|grant|assignment|credential/.test(plain))
    return { activity: 'delete', type: noun };
  if (/^(?:remove|delete).*(?:grant|assignment)/.test(plain))
    return { activity: 'revoke_permission', type: noun };
  const family = FAMILIES.find(([pattern]) => pattern.test(plain));
  if (family !== undefined) return { activity: family[1], type: noun ?? family[2] };
  return { activity: activityOfVerb(plain) ?? 'other', type: noun };
}
