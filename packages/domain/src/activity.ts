/**
 * Vocabulary of what people do in cloud apps. Sources name actions in thousands of ways; an event's `activity` has one of
 * these terms, and its `extra` the source's own name under `SOURCE_ACTION`.
 */
export const ACTIVITIES = [
  // Sign-in
  'sign_in',
  'sign_out',
  'verify_mfa',
  'enroll_mfa',
  'remove_mfa',
  'change_password',
  'reset_password',
  'assume_role',
  // Content
  'view',
  'search',
  'list',
  'download',
  'upload',
  'create',
  'edit',
  'rename',
  'move',
  'copy',
  'delete',
  'restore',
  'print',
  'sync',
  'import',
  'export',
  'lock',
  'unlock',
  'run',
  // Sharing
  'share',
  'unshare',
  'change_sharing',
  'create_link',
  'remove_link',
  'change_link',
  'request_access',
  // People and rights
  'invite',
  'join',
  'leave',
  'add_member',
  'remove_member',
  'change_role',
  'grant_permission',
  'revoke_permission',
  'change_permission',
  'change_owner',
  'approve',
  'reject',
  'enable',
  'disable',
  // Messages and meetings
  'send',
  'receive',
  'forward',
  'start',
  'end',
  // Apps, keys and settings
  'install',
  'uninstall',
  'authorize',
  'revoke_authorization',
  'configure',
  // Security
  'alert',
  'block',
  'quarantine',
  'other',
] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Kinds of objects an activity acts on. */
export const OBJECT_TYPES = [
  'file',
  'folder',
  'site',
  'drive',
  'link',
  'page',
  'list',
  'item',
  'form',
  'comment',
  'message',
  'mail',
  'mailbox',
  'mail_rule',
  'calendar',
  'channel',
  'meeting',
  'recording',
  'call',
  'user',
  'group',
  'role',
  'organization',
  'domain',
  'account',
  'device',
  'session',
  'policy',
  'rule',
  'setting',
  'app',
  'api_key',
  'credential',
  'secret',
  'key',
  'certificate',
  'vault',
  'repository',
  'branch',
  'pull_request',
  'issue',
  'workflow',
  'project',
  'record',
  'report',
  'dashboard',
  'database',
  'table',
  'query',
  'bucket',
  'instance',
  'image',
  'snapshot',
  'disk',
  'network',
  'security_group',
  'cluster',
  'function',
  'queue',
  'log',
  'alert',
  'ticket',
  'subscription',
  'resource',
] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];

export const OUTCOMES = ['success', 'failure'] as const;
export type ActivityOutcome = (typeof OUTCOMES)[number];

/** Names in an activity's `extra` that pages and conditions know, whatever the source calls them. */
export const ACTIVITY_EXTRAS = {
  /** The source's own name of the action. */
  action: 'source_action',
  /** Who acted: a person, a service account, the vendor's system, an administrator of the vendor. */
  actorType: 'actor_type',
  /** Display name of the actor. */
  actorName: 'actor_name',
  /** Why it failed, in the source's words. */
  reason: 'reason',
  /** ID or address of the tenant, organization or account at the vendor. */
  account: 'account',
  /** Path or container of the object. */
  path: 'path',
  /** Size of the object in bytes. */
  size: 'size',
  /** SHA-256, SHA-1 or MD5 of the object's content. */
  hash: 'file_hash',
  /** Channel, room or conversation of a message. */
  channel: 'channel_id',
  /** Sharing after the change: `private`, `internal`, `external` or `public`. */
  exposure: 'exposure',
  /** Role or permission given, taken or assumed. */
  role: 'role',
  /** Value before and after the change. */
  before: 'before',
  after: 'after',
} as const;
export type ActivityExtra = (typeof ACTIVITY_EXTRAS)[keyof typeof ACTIVITY_EXTRAS];

export const ACTOR_TYPES = ['user', 'service', 'system', 'vendor', 'anonymous'] as const;
export type ActorType = (typeof ACTOR_TYPES)[number];

/** Separates the people of an event's `targets`, and the facts of its `origins`. */
export const TARGET_SEPARATOR = ';';

/** People and groups in an event's `targets`. */
export function targetsOf(targets: string | undefined): string[] {
  return targets === undefined || targets === '' ? [] : targets.split(TARGET_SEPARATOR);
}

/** Paths in the original record that each fact was read from, by event field. */
export function originsOf(origins: string | undefined): Map<string, string> {
  const facts = (origins ?? '').split(TARGET_SEPARATOR).flatMap((fact): [string, string][] => {
    const equals = fact.indexOf('=');
    return equals <= 0 ? [] : [[fact.slice(0, equals), fact.slice(equals + 1)]];
  });
  return new Map(facts);
}
