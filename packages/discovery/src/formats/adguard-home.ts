import type { EventAction } from '@casbah/domain/event';
import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { firstAddress } from './dns-answer.ts';
import { DNS_FIELDS } from './dns-dialect.ts';
import { jsonFormat } from './json-dialect.ts';

/** Reason for a query's answer, by number (in the file) and by name (in the API). */
const REASONS = [
  'NotFilteredNotFound',
  'NotFilteredWhiteList',
  'NotFilteredError',
  'FilteredBlackList',
  'FilteredSafeBrowsing',
  'FilteredParental',
  'FilteredInvalid',
  'FilteredSafeSearch',
  'FilteredBlockedService',
  'Rewrite',
  'RewriteEtcHosts',
  'RewriteRule',
] as const;

/** Safe search returns the service's own filtered host, so nothing is blocked. */
function actionOfReason(reason: string): EventAction {
  return reason.startsWith('Filtered') && reason !== 'FilteredSafeSearch' ? 'blocked' : 'allowed';
}

function reasonOf(reason: unknown): string {
  return typeof reason === 'number'
    ? (REASONS[reason] ?? String(reason))
    : typeof reason === 'string'
      ? reason
      : '';
}

/** The rule's text: of the only rule in old versions, of the first one since 0.105. */
function ruleOf({ Rules: rules, Rule: rule }: JsonObject): unknown {
  const first: unknown = Array.isArray(rules) ? rules[0] : undefined;
  return isJsonObject(first) ? first.Text : rule;
}

/** A line of `querylog.json`. */
function ofFile(object: JsonObject): JsonObject {
  const result = isJsonObject(object.Result) ? object.Result : {};
  return {
    time: object.T ?? object.Time,
    client: object.IP ?? object.Client,
    client_id: object.CID,
    name: object.QH,
    query_type: object.QT,
    client_proto: object.CP,
    upstream: object.Upstream,
    cached: object.Cached,
    reason: reasonOf(result.Reason ?? 0),
    rule: ruleOf(result),
    service_name: result.ServiceName,
  };
}

/** A record of `GET /control/querylog`. */
function ofApi(object: JsonObject): JsonObject {
  const question = isJsonObject(object.question) ? object.question : {};
  const info = isJsonObject(object.client_info) ? object.client_info : {};
  const first: unknown = Array.isArray(object.rules) ? object.rules[0] : undefined;
  return {
    time: object.time,
    client: object.client,
    client_id: object.client_id,
    client_name: info.name,
    name: question.name ?? question.host,
    query_type: question.type,
    client_proto: object.client_proto,
    upstream: object.upstream,
    cached: object.cached,
    rcode: object.status,
    reason: object.reason,
    rule: isJsonObject(first) ? first.text : object.rule,
    service_name: object.service_name,
    address: question.type === 'PTR' ? undefined : firstAddress(object.answer, ['value']),
  };
}

export const adguardHome = jsonFormat({
  name: 'adguard-home',
  title: 'AdGuard Home query log, JSON',
  rank: 'specific',
  fields: DNS_FIELDS,
  marks: ['"QH"', '"question"'],
  body: (object) => {
    if (typeof object.QH === 'string' && ('QT' in object || 'Result' in object)) return ofFile(object);
    return isJsonObject(object.question) && 'reason' in object && 'client' in object
      ? ofApi(object)
      : undefined;
  },
  table: {
    time: 'time',
    client: 'src_ip',
    client_name: 'device',
    client_id: 'device',
    name: 'host',
    address: 'dst_ip',
  },
  rules: { action: actionOfReason },
  prepare: (record) => {
    record.set('action', record.kept('reason'));
    return record.has('host') ? undefined : 'a query without a name';
  },
});
