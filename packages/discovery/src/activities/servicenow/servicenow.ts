import type { Activity } from '@casbah/domain/activity';
import type { JsonObject } from '../../cores/json.ts';
import { ACTIVITY_FIELDS, activityFormat } from '../activity-format.ts';
import type { RecordFacts } from '../record-facts.ts';
import { activityOfField, activityOfRow, objectOfTable } from './tables.ts';
import { transactionOf } from './transactions.ts';

/** A column is a text, a reference, or both its value and its display value. */
function columns(...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => [`${name}.display_value`, `${name}.value`, name]);
}

const AUTHORS = columns('user', 'user_name', 'sys_created_by');

/** Values in the database, as the Table API returns them unless display values are requested, are in UTC. */
function readTime(facts: RecordFacts, ...names: readonly string[]): void {
  for (const path of names.flatMap((name) => [`${name}.value`, name])) {
    const text = facts.text(path);
    if (text === undefined) continue;
    facts.set(
      'time',
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text,
      path,
    );
    return;
  }
}

function readActor(facts: RecordFacts, ...paths: readonly string[]): void {
  facts.take('user', ...paths);
  const user = facts.get('user') ?? '';
  facts.actor(
    /^(?:system|admin\.system|maint)$/i.test(user) ? 'system' : user === 'guest' ? 'anonymous' : 'user',
  );
}

/** Where `databaseValue` reads a column. */
function originOf(facts: RecordFacts, name: string): string {
  return facts.text(`${name}.value`) === undefined ? name : `${name}.value`;
}

/** A column as the database has it, not as it is shown. */
function databaseValue(facts: RecordFacts, name: string): string | undefined {
  return facts.text(`${name}.value`, name);
}

/** Rows of `sys_audit`: the change of one field. */
function readAudit(facts: RecordFacts): void {
  const table = databaseValue(facts, 'tablename') ?? '';
  const field = databaseValue(facts, 'fieldname') ?? '';
  const value = databaseValue(facts, 'newvalue');
  const isDelete = /^DELETED$/i.test(field) || value === 'DELETED';
  // Updates are counted, so the insert is change 0.
  const isInsert = databaseValue(facts, 'record_checkpoint') === '0';
  const activity = isDelete
    ? activityOfRow(table, 'delete')
    : isInsert
      ? activityOfRow(table, 'create')
      : activityOfField(table, field, value);
  readActor(facts, ...AUTHORS);
  facts
    .act(activity, `${table}.${field}`, originOf(facts, 'tablename'), originOf(facts, 'fieldname'))
    .ended('success')
    .on(objectOfTable(table), originOf(facts, 'tablename'))
    .take('object', 'documentkey.display_value')
    .take('object_id', 'documentkey.value', 'documentkey')
    .take('object', 'documentkey.value', 'documentkey')
    .extra('path', table)
    .extra('field', field)
    .keep('before', ...columns('oldvalue'))
    .keep('after', ...columns('newvalue'))
    .keep('reason', ...columns('reason'));
  readTime(facts, 'sys_created_on');
}

/** Rows of `sys_audit_delete`: a deleted row. */
function readDeletion(facts: RecordFacts): void {
  const table = databaseValue(facts, 'tablename') ?? '';
  readActor(facts, ...AUTHORS);
  facts
    .act(activityOfRow(table, 'delete'), `${table} deleted`, originOf(facts, 'tablename'))
    .ended('success')
    .on(objectOfTable(table), originOf(facts, 'tablename'))
    .take('object', 'display_value', ...columns('documentkey'))
    .take('object_id', 'documentkey.value', 'documentkey')
    .extra('path', table);
  readTime(facts, 'sys_created_on');
}

/** Rows of `syslog_transaction`: a request to the instance. */
function readTransaction(facts: RecordFacts): void {
  const url = databaseValue(facts, 'url') ?? '';
  const method = (
    databaseValue(facts, 'method') ??
    databaseValue(facts, 'http_method') ??
    'GET'
  ).toUpperCase();
  const { activity, table, id } = transactionOf(url, method);
  const status = Number(
    databaseValue(facts, 'response_status') ?? databaseValue(facts, 'status_code') ?? Number.NaN,
  );
  const at = originOf(facts, 'url');
  readActor(facts, ...columns('sys_created_by', 'user_name'));
  facts
    .act(activity, `${method} ${url}`, at)
    .ended(
      status >= 400 ? 'failure' : 'success',
      Number.isNaN(status) ? '' : originOf(facts, 'response_status'),
    )
    .on(table === undefined ? undefined : objectOfTable(table), at)
    .set('object', table ?? url, at)
    .set('object_id', id, at)
    .extra('path', table)
    .take('src_ip', ...columns('remote_ip'))
    .take('session', ...columns('session'))
    .take('user_agent', ...columns('user_agent'))
    .take('url', ...columns('url'))
    .keep('response_time', ...columns('response_time'));
  readTime(facts, 'sys_created_on');
}

/** Events of sign-in and security, as in ServiceNow's event registry. Others drive business rules. */
const EVENTS: readonly (readonly [pattern: RegExp, activity: Activity])[] = [
  [/^(?:login|login\.failed|external\.authentication\.\w+|session\.established)$/, 'sign_in'],
  [/^(?:logout|user\.logout)$/, 'sign_out'],
  [/impersonat/, 'assume_role'],
  [/elevated_role\.(?:enabled|activated)|elevate/, 'assume_role'],
  [/password\.?reset|reset\.?password|pwd\.reset/, 'reset_password'],
  [/password\.?change|change\.?password/, 'change_password'],
  [/(?:user|account)\.?(?:locked|lockout)/, 'lock'],
  [/(?:mfa|multi_?factor).*(?:fail|valid|verif)/, 'verify_mfa'],
  [/role\.?(?:added|granted)/, 'grant_permission'],
  [/role\.?(?:removed|revoked)/, 'revoke_permission'],
  [/attachment\.(?:read|download)/, 'download'],
  [/attachment\.upload/, 'upload'],
  [/attachment\.delete/, 'delete'],
  [/^report\.view/, 'view'],
  [/export/, 'export'],
];

/** Rows of `sysevent`: `parm1` is usually the user's name, `parm2` the address or object. */
function readEvent(facts: RecordFacts): string | undefined {
  const name = databaseValue(facts, 'name') ?? '';
  const activity = EVENTS.find(([pattern]) => pattern.test(name))?.[1];
  if (activity === undefined) return `the event '${name.slice(0, 64)}'`;
  const second = databaseValue(facts, 'parm2') ?? '';
  const isAddress = /^[\d.]+$|^[\da-f:]+:[\da-f:.]+$/i.test(second);
  const isSignIn = /^(?:sign_in|sign_out|reset_password|change_password|verify_mfa|lock)$/.test(activity);
  if (isSignIn) readActor(facts, ...columns('parm1', 'user_name', 'user_id', 'sys_created_by'));
  else readActor(facts, ...columns('user_name', 'user_id', 'sys_created_by'));
  facts
    .act(activity, name, originOf(facts, 'name'))
    .ended(/fail|invalid|denied/i.test(name) ? 'failure' : 'success', originOf(facts, 'name'))
    .on(isSignIn ? 'session' : activity === 'assume_role' ? 'user' : undefined)
    .take('src_ip', ...columns('ip_address', 'remote_ip'))
    .set('src_ip', isAddress ? second : undefined, originOf(facts, 'parm2'));
  if (activity === 'assume_role' && /impersonat/.test(name))
    facts
      .take('on_behalf_of', ...columns('parm1'))
      .take('object', ...columns('parm1'))
      .target(...columns('parm1'));
  else if (!isSignIn) facts.take('object', ...columns('parm1', 'instance'));
  if (isSignIn && !isAddress && facts.get('outcome') === 'failure') facts.keep('reason', ...columns('parm2'));
  facts.take('object_id', ...columns('instance'));
  readTime(facts, 'sys_created_on', 'process_on');
  return undefined;
}

function isAudit(record: JsonObject): boolean {
  return 'tablename' in record && 'fieldname' in record && 'documentkey' in record;
}

function isDeletion(record: JsonObject): boolean {
  return 'tablename' in record && 'documentkey' in record && 'sys_created_by' in record;
}

function isTransaction(record: JsonObject): boolean {
  return (
    'url' in record && 'sys_created_by' in record && ('remote_ip' in record || 'response_time' in record)
  );
}

function isEvent(record: JsonObject): boolean {
  return 'name' in record && 'parm1' in record && 'parm2' in record && 'sys_created_on' in record;
}

/** Tables of an instance's audit, exported as JSON or by the Table API. */
export const serviceNow = activityFormat({
  name: 'servicenow',
  title:
    'ServiceNow audit (sys_audit, sys_audit_delete), transactions (syslog_transaction) and events (sysevent)',
  service: 'servicenow',
  marks: ['"tablename"', '"remote_ip"', '"response_time"', '"parm1"'],
  fields: [...ACTIVITY_FIELDS, 'targets', 'on_behalf_of', 'session', 'user_agent', 'url'],
  recognises: (record) =>
    'sys_created_on' in record &&
    (isAudit(record) || isDeletion(record) || isTransaction(record) || isEvent(record)),
  read: (facts) => {
    const { record } = facts;
    facts.take('raw_id', ...columns('sys_id').toReversed());
    if (isAudit(record)) readAudit(facts);
    else if (isDeletion(record)) readDeletion(facts);
    else if (isTransaction(record)) readTransaction(facts);
    else return readEvent(facts);
    return undefined;
  },
});
