import type { Activity, ObjectType } from '@casbah/domain/activity';
import { activityOfPhrase } from '../phrases.ts';
import type { RecordFacts } from '../record-facts.ts';
import { activityOfVerb } from '../verbs.ts';

/** Categories of Zoom's operation logs, in lower case. */
const CATEGORIES: Readonly<Record<string, ObjectType>> = {
  account: 'setting',
  billing: 'subscription',
  group: 'group',
  im: 'channel',
  'im group': 'group',
  meeting: 'meeting',
  'phone contacts': 'user',
  recording: 'recording',
  role: 'role',
  'role management': 'role',
  'sub account': 'account',
  user: 'user',
  'user group': 'group',
  'user settings': 'setting',
  webinar: 'meeting',
  'zoom rooms': 'device',
};

/** Beginnings of `operation_detail` that say more than the action. */
const DETAILS: readonly (readonly [beginning: RegExp, activity: Activity])[] = [
  [/^change role\b/i, 'change_role'],
  [/^(?:activate|reactivate)\b/i, 'enable'],
  [/^deactivate\b/i, 'disable'],
  [/^(?:reset|change).*password/i, 'reset_password'],
  [/^(?:add|assign) .*\b(?:to|into) (?:group|role|channel)/i, 'add_member'],
  [/^(?:delete|remove|unassign) .*\bfrom (?:group|role|channel)/i, 'remove_member'],
  [/^(?:remove|delete) (?:group|role) members?\b/i, 'remove_member'],
  [/^(?:add )?(?:group|role) members?\b/i, 'add_member'],
  [/^(?:link|unlink|pre-approve|approve)\b/i, 'approve'],
  [/^download\b/i, 'download'],
  [/^unshare\b/i, 'unshare'],
  [/^share\b/i, 'share'],
  [/^(?:log ?in|sign ?in) as\b/i, 'assume_role'],
];

const ADDRESS = /[^\s<>(),:;"']+@[^\s<>(),:;"']+\.[^\s<>(),:;"']+/;

/** `SCIM API - Update`, `Batch Update` → the verb. */
function verbOf(action: string): string {
  return action.replace(/^.*\s-\s/, '').replace(/^(?:batch|bulk)\s+/i, '');
}

function activityOf(facts: RecordFacts, detail: string, isSetting: boolean): Activity {
  const known = DETAILS.find(([beginning]) => beginning.test(detail))?.[1];
  if (known !== undefined) return known;
  const verb = verbOf(facts.text('action') ?? '');
  const activity = activityOfVerb(verb) ?? activityOfPhrase(verb);
  return isSetting && activity === 'edit' ? 'configure' : activity;
}

/** An entry of the operation logs: who changed what, in words: `Edit Group Sales  - Passcode: from Off to On`. */
export function readOperation(facts: RecordFacts): void {
  const detail = facts.text('operation_detail') ?? '';
  const category = (facts.text('category_type') ?? '').toLowerCase().replaceAll('_', ' ');
  const [, head = detail, tail] = /^(.*?)\s+-\s+(.*)$/s.exec(detail) ?? [];
  const [, changed, before, after] = /^(.*?)\s*:\s*from (.*) to (.*)$/is.exec(tail ?? head) ?? [];
  const type = CATEGORIES[category];
  const isSetting = type === 'setting' || (changed !== undefined && type === 'group');
  facts
    .act(activityOf(facts, detail, isSetting), facts.text('action') ?? '', 'action', 'operation_detail')
    .ended('success')
    .on(type, 'category_type')
    .take('user', 'operator')
    .take('time', 'time')
    .take('message', 'operation_detail')
    .extra('before', before)
    .extra('after', after);
  const address = ADDRESS.exec(detail)?.[0];
  if (address !== undefined) facts.addTargets([address], 'operation_detail');
  const named = head.replace(
    /^(?:add|edit|delete|remove|update|create|activate|deactivate)\s+(?:user group|group|user|role|meeting|webinar|recording)\s*/i,
    '',
  );
  const name =
    type === 'user' && address !== undefined
      ? address
      : type === 'setting'
        ? (changed ?? tail ?? head)
        : named;
  facts.set('object', name.trim(), 'operation_detail');
  if (type === 'setting') facts.extra('path', head === name ? undefined : head);
  else facts.extra('setting', changed ?? tail);
  if (facts.get('activity') === 'change_role') facts.extra('role', after);
}
