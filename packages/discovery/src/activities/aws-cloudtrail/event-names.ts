import type { Activity } from '@casbah/domain/activity';
import { activityOfVerb, wordsOf } from '../verbs.ts';
import { ACTIONS } from './actions.ts';

/** Verbs of AWS that others don't use, or use in another sense. */
const VERBS: Readonly<Record<string, Activity>> = {
  abort: 'delete',
  advertise: 'configure',
  allocate: 'create',
  apply: 'configure',
  bundle: 'create',
  check: 'view',
  confirm: 'approve',
  continue: 'run',
  count: 'view',
  decode: 'view',
  detect: 'run',
  discover: 'view',
  estimate: 'view',
  failover: 'run',
  filter: 'search',
  head: 'view',
  initiate: 'start',
  label: 'edit',
  monitor: 'configure',
  poll: 'view',
  preview: 'view',
  promote: 'edit',
  provision: 'create',
  replicate: 'copy',
  report: 'edit',
  retire: 'revoke_permission',
  retrieve: 'view',
  signal: 'run',
  simulate: 'view',
  transact: 'edit',
  unmonitor: 'configure',
  validate: 'view',
  verify: 'approve',
  withdraw: 'configure',
};

/** Lambda appends the version of its API: `UpdateFunctionCode20150331v2`. */
export function eventNameOf(name: string): string {
  return name.replace(/20\d{6}(?:v\d+)?$/, '');
}

/** What an API event means; `isRead` where the record says that it only reads. */
export function activityOfEvent(name: string, isRead: boolean): Activity {
  const known = ACTIONS[name];
  if (known !== undefined) return known;
  if (/^(?:Create|Delete|Add|Remove)Tags/.test(name)) return 'edit';
  // A bucket's settings have operations of their own: `DeleteBucketEncryption`.
  if (/^(?:Put|Delete)Bucket[A-Z]/.test(name)) return 'configure';
  const words = wordsOf(name);
  const verb = (words[0] === 'batch' || words[0] === 'admin' ? words[1] : words[0]) ?? '';
  return VERBS[verb] ?? activityOfVerb(verb) ?? (isRead ? 'view' : 'other');
}
