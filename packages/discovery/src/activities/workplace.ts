import type { Activity, ObjectType } from '@casbah/domain/activity';
import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from './activity-format.ts';
import type { RecordFacts } from './record-facts.ts';
import { textOf, valueAt } from './record-path.ts';

/** Events of Workplace's security logs and of Meta Admin Center, in lower case with underscores. */
const EVENTS: Readonly<Record<string, readonly [activity: Activity, type: ObjectType]>> = {
  access_code_generated: ['create', 'credential'],
  account_claimed: ['enable', 'user'],
  admin_activate_account: ['enable', 'user'],
  admin_create_account: ['create', 'user'],
  admin_deactivate: ['disable', 'user'],
  admin_deactivate_account: ['disable', 'user'],
  admin_delete_account: ['delete', 'user'],
  admin_force_log_out: ['sign_out', 'user'],
  admin_force_logout: ['sign_out', 'user'],
  admin_granted: ['grant_permission', 'user'],
  admin_revoked: ['revoke_permission', 'user'],
  admin_set_to_unclaimed: ['disable', 'user'],
  email_change: ['edit', 'user'],
  force_password_reset: ['reset_password', 'user'],
  integration_created: ['install', 'app'],
  integration_deleted: ['uninstall', 'app'],
  login: ['sign_in', 'session'],
  login_failed: ['sign_in', 'session'],
  logout: ['sign_out', 'session'],
  new_role_assigned: ['grant_permission', 'user'],
  password_change: ['change_password', 'user'],
  password_reset_request: ['reset_password', 'user'],
  password_reset_success: ['reset_password', 'user'],
  password_reset_wrong_code: ['reset_password', 'user'],
  role_removed: ['revoke_permission', 'user'],
  two_factor_disabled: ['remove_mfa', 'user'],
  two_factor_enabled: ['enroll_mfa', 'user'],
  user_login: ['sign_in', 'session'],
  user_login_failed: ['sign_in', 'session'],
  user_logout: ['sign_out', 'session'],
};

/** Where the event's members are: in the record, or in a webhook's delivery. */
const DELIVERED = 'entry[0].changes[0].value.';

function baseOf(record: JsonObject): string {
  return textOf(record.object) === 'workplace_security' ? DELIVERED : '';
}

const NAMES = ['event', 'event_name', 'event_type', 'verb'];
const TIMES = ['event_time', 'created_time', 'time', 'timestamp'];

function nameOf(text: string | undefined): string {
  return (text ?? '')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
    .replace(/^(?:work|workplace)_/, '');
}

function recognises(record: JsonObject): boolean {
  const base = baseOf(record);
  const has = (name: string) => valueAt(record, base + name) !== undefined;
  if (base !== '') return NAMES.some(has);
  const isKnown = NAMES.some((name) => EVENTS[nameOf(textOf(valueAt(record, name)))] !== undefined);
  return (
    isKnown &&
    (has('event_time') || has('created_time')) &&
    ['target', 'target_id', 'target_name', 'actor_id', 'actor_name', 'actor'].filter(has).length >= 1
  );
}

/** A delivery once for each of its changes, with the others left out. */
function eachChange(record: JsonObject): readonly JsonObject[] {
  const { entry } = record;
  if (baseOf(record) === '' || !Array.isArray(entry)) return [record];
  return entry.filter(isJsonObject).flatMap((each) => {
    const changes: readonly unknown[] = Array.isArray(each.changes) ? each.changes : [];
    return changes.map((change) => ({ ...record, entry: [{ ...each, changes: [change] }] }));
  });
}

function readPeople(facts: RecordFacts, base: string): void {
  const paths = (who: string) =>
    [
      `${who}.email`,
      `${who}_email`,
      `${who}.username`,
      `${who}.name`,
      `${who}_name`,
      who,
      `${who}.id`,
      `${who}_id`,
    ].map((path) => base + path);
  facts
    .take('user', ...paths('actor'))
    .take('user', `${base}username`, `${base}email`)
    .keep('actor_name', `${base}actor.name`, `${base}actor_name`)
    .take('object', ...paths('target'))
    .take('object_id', `${base}target.id`, `${base}target_id`);
  // People who act on their own account are only the target.
  const target = facts.get('object');
  if (facts.has('user'))
    facts.addTargets(target === undefined || target === facts.get('user') ? [] : [target], `${base}target`);
  else facts.take('user', ...paths('target'));
  facts.actor(facts.has('user') ? 'user' : 'system');
}

export const workplace = activityFormat({
  name: 'workplace',
  title: 'Workplace from Meta: security logs and webhooks',
  service: 'workplace-from-meta',
  marks: ['workplace_security', 'event_time', 'created_time'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'user_agent', 'country', 'session', 'message'],
  recognises,
  split: eachChange,
  read: (facts) => {
    const base = baseOf(facts.record);
    const path = NAMES.map((name) => base + name).find((each) => facts.text(each) !== undefined) ?? '';
    const name = facts.text(path) ?? '';
    const [activity, type] = EVENTS[nameOf(name)] ?? [];
    const result = facts.text(`${base}result`, `${base}status`) ?? '';
    facts
      .act(activity ?? 'other', name, path)
      .ended(/fail|wrong/i.test(`${name} ${result}`) ? 'failure' : 'success', path)
      .on(type, path);
    readPeople(facts, base);
    facts
      .set('app', 'Workplace')
      .take('time', ...TIMES.map((time) => base + time), 'entry[0].time')
      .take('raw_id', `${base}id`, `${base}event_id`)
      .take('src_ip', `${base}ip_address`, `${base}ip`, `${base}actor_ip`)
      .take('user_agent', `${base}user_agent`)
      .take('country', `${base}country`)
      .take('session', `${base}session_id`)
      .take('message', `${base}description`)
      .keep('account', `${base}community.id`, `${base}community_id`, 'entry[0].id')
      .keep('role', `${base}role`);
    return undefined;
  },
});
