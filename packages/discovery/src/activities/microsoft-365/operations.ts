import type { Activity, ObjectType } from '@casbah/domain/activity';
import { activityOfVerb, wordsOf } from '../verbs.ts';
import { EXCHANGE_OPERATIONS } from './exchange-operations.ts';
import type { Operations } from './operation-table.ts';
import { OTHER_OPERATIONS } from './other-operations.ts';
import { SHAREPOINT_OPERATIONS } from './sharepoint-operations.ts';
import { TEAMS_OPERATIONS } from './teams-operations.ts';
import type { Layout } from './workloads.ts';

const TABLES: Readonly<Record<Layout, readonly Operations[]>> = {
  sharepoint: [SHAREPOINT_OPERATIONS, OTHER_OPERATIONS],
  exchange: [EXCHANGE_OPERATIONS, OTHER_OPERATIONS],
  teams: [TEAMS_OPERATIONS, OTHER_OPERATIONS, SHAREPOINT_OPERATIONS],
  directory: [OTHER_OPERATIONS],
  security: [OTHER_OPERATIONS, SHAREPOINT_OPERATIONS],
  other: [OTHER_OPERATIONS, SHAREPOINT_OPERATIONS, TEAMS_OPERATIONS],
};

/** Participles at the end of a name: `FileDownloaded`, and nouns: `GroupCreation`. */
const ENDINGS: Readonly<Record<string, Activity>> = {
  accepted: 'approve',
  accessed: 'view',
  added: 'create',
  allowed: 'configure',
  applied: 'edit',
  approved: 'approve',
  blocked: 'block',
  changed: 'edit',
  completed: 'end',
  copied: 'copy',
  created: 'create',
  creation: 'create',
  deleted: 'delete',
  deletion: 'delete',
  denied: 'reject',
  detected: 'alert',
  disabled: 'disable',
  downloaded: 'download',
  edited: 'edit',
  enabled: 'enable',
  ended: 'end',
  exported: 'export',
  installed: 'install',
  listed: 'list',
  modified: 'edit',
  moved: 'move',
  opened: 'view',
  printed: 'print',
  published: 'create',
  read: 'view',
  recycled: 'delete',
  registered: 'create',
  rejected: 'reject',
  removed: 'delete',
  renamed: 'rename',
  requested: 'create',
  restored: 'restore',
  revoked: 'revoke_permission',
  sent: 'send',
  set: 'configure',
  shared: 'share',
  started: 'start',
  stopped: 'end',
  submitted: 'create',
  triggered: 'alert',
  uninstalled: 'uninstall',
  unshared: 'unshare',
  updated: 'edit',
  uploaded: 'upload',
  used: 'view',
  viewed: 'view',
  visited: 'view',
};

/** First verbs of cmdlets and operations that mean something else here. */
const BEGINNINGS: Readonly<Record<string, Activity>> = {
  analyze: 'view',
  clear: 'delete',
  complete: 'end',
  confirm: 'approve',
  launch: 'run',
  new: 'create',
  refresh: 'sync',
  remove: 'delete',
  search: 'search',
  take: 'change_owner',
  took: 'change_owner',
  trigger: 'alert',
  unpublish: 'delete',
};

/** Words of a name that are a kind of object. */
const NOUNS: readonly (readonly [pattern: RegExp, type: ObjectType])[] = [
  [/inboxrule|transportrule|journalrule|sweeprule/, 'mail_rule'],
  [/policy|retention|compliancetag|label/, 'policy'],
  [/permission|rolegroup|managementrole|roleassignment/, 'role'],
  [/distributiongroup|unifiedgroup|group/, 'group'],
  [/mailbox/, 'mailbox'],
  [/mailuser|mailcontact|user/, 'user'],
  [/connector|setting|config|organization/, 'setting'],
  [/domain/, 'domain'],
  [/dashboard|scorecard|tile/, 'dashboard'],
  [/report/, 'report'],
  [/dataset|datasource|semanticmodel|lakehouse|warehouse|datamart/, 'database'],
  [/dataflow|flow|pipeline/, 'workflow'],
  [/workspace|folder/, 'folder'],
  [/gateway|device/, 'device'],
  [/app|plugin|bot/, 'app'],
  [/form|response/, 'form'],
  [/comment/, 'comment'],
  [/message|chat/, 'message'],
  [/file|document/, 'file'],
  [/plan|roster|project|board/, 'project'],
  [/task/, 'item'],
  [/case|search|hold/, 'record'],
  [/alert|incident/, 'alert'],
  [/rule/, 'rule'],
  [/site/, 'site'],
  [/list/, 'list'],
  [/page/, 'page'],
  [/channel/, 'channel'],
  [/meeting/, 'meeting'],
  [/call/, 'call'],
  [/video/, 'recording'],
];

function ofName(name: string): Activity | undefined {
  const words = wordsOf(name.replaceAll(/[.\s]+$/g, ''));
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  if (Object.hasOwn(BEGINNINGS, first)) return BEGINNINGS[first];
  if (Object.hasOwn(ENDINGS, last)) return ENDINGS[last];
  return (
    activityOfVerb(name) ??
    activityOfVerb(last) ??
    (Object.hasOwn(ENDINGS, first) ? ENDINGS[first] : undefined)
  );
}

/** What an operation of a workload means. Documented ones are in the tables; others follow from their words. */
export function operationMeaning(
  name: string,
  layout: Layout,
): { activity: Activity; type: ObjectType | undefined } {
  const key = name.toLowerCase().replaceAll(/[\s_.]/g, '');
  const type = NOUNS.find(([pattern]) => pattern.test(key.replaceAll('-', '')))?.[1];
  const known = TABLES[layout].find((table) => Object.hasOwn(table, key))?.[key];
  if (known !== undefined) return { activity: known[0], type: known[1] ?? type };
  // Cmdlets of Exchange and Purview that set something configure it.
  if (/^(?:set|enable|disable|update)-/i.test(name)) return { activity: 'configure', type };
  return { activity: ofName(name) ?? 'other', type };
}
