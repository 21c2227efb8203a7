import type { EventAction } from '@casbah/domain/event';
import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { actionOf } from '../fields/action.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import { firstAddress } from './dns-answer.ts';
import { jsonFormat } from './json-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

/**
 * Fields of the reporting API for DNS activity, connections, proxy transactions, and threat and access
 * control events.
 */
const TABLE: FieldTable = {
  'request.startTime': 'epoch',
  connStartTime: 'time',
  'query.time': 'time',
  'event.detectionTime': 'time',
  decryptedInternalClientIP: 'src_ip',
  internalClientIP: 'src_ip',
  clientIP: 'src_ip',
  'event.internalClientIP': 'src_ip',
  'request.clientIp': 'src_ip',
  'query.clientIp': 'src_ip',
  machineName: 'device',
  'event.deviceName': 'device',
  'query.deviceName': 'device',
  domain: 'host',
  'request.domain': 'host',
  'query.domain': 'host',
  destinationIP: 'dst_ip',
  'request.destinationIP': 'dst_ip',
  resolvedAddress: 'dst_ip',
  destinationPort: 'dst_port',
  'request.destinationPort': 'dst_port',
  'request.uri': 'path',
  'request.method': 'method',
  'response.statusCode': 'status',
  'event.actionName': 'action',
  'event.categoryName': 'category',
  'event.listName': 'category',
  httpUserAgent: 'user_agent',
  'event.httpUserAgent': 'user_agent',
  'requestHeaders.user-agent': 'user_agent',
  'requestHeaders.referer': 'referrer',
  'responseHeaders.content-type': 'content_type',
  'event.severityLevel': 'severity',
  'request.uuid': 'raw_id',
  'query.uuid': 'raw_id',
};

/**
 * `Classify` and `Bypass` allow, like `Monitor`; `Block - Error Page` blocks; a sinkhole answers in place of
 * the site.
 */
function actionOfAkamai(word: string): EventAction {
  return /^classify/i.test(word) ? 'allowed' : actionOf(word);
}

/** Headers from a list of names and values: those with an event field. */
function headersIn(list: unknown): JsonObject {
  const headers: Record<string, unknown> = {};
  if (Array.isArray(list))
    for (const header of list)
      if (isJsonObject(header) && typeof header.name === 'string') {
        const name = header.name.toLowerCase();
        if (name === 'user-agent' || name === 'referer' || name === 'content-type')
          headers[name] = header.value;
      }
  return headers;
}

/** A connection through the proxy, which may be refused before any request. */
function connectionOf(object: JsonObject): JsonObject | undefined {
  const { dropInfo } = object;
  if (!('clientIP' in object) || !('destinationIP' in object) || !isJsonObject(dropInfo)) return undefined;
  return { ...object, event: { actionName: dropInfo.wasDropped === true ? 'dropped' : 'allowed' } };
}

function bodyOf(object: JsonObject): JsonObject | undefined {
  if (typeof object.connStartTime === 'string') return connectionOf(object);
  const { query, request, response, event, ...others } = object;
  if (!isJsonObject(event) || !('actionName' in event || 'policyId' in event)) return undefined;
  const kept = { ...others, event };
  if (isJsonObject(query) && typeof query.domain === 'string' && 'clientIp' in query) {
    const answers = Array.isArray(query.resolved) ? query.resolved : [];
    return { ...kept, query, resolvedAddress: firstAddress(answers, ['response']) };
  }
  if (!isJsonObject(request) || !('connectionId' in request) || !('clientIp' in request)) return undefined;
  const { headers, ...asked } = request;
  const answer = isJsonObject(response) ? response : {};
  return {
    ...kept,
    request: asked,
    response: answer,
    requestHeaders: headersIn(headers),
    responseHeaders: headersIn(answer.headers),
  };
}

function isNone(value: string): boolean {
  return /^(?:|-|n\/a|null|not available|unknown)$/i.test(value);
}

function prepare(record: LogRecord): string | undefined {
  if (record.has('path')) record.set('scheme', record.kept('l7Protocol')?.toLowerCase() ?? 'https');
  return unlessTraffic(record);
}

export const akamaiSecureInternetAccess = jsonFormat({
  name: 'akamai-secure-internet-access',
  title: 'Akamai Secure Internet Access (Enterprise Threat Protector): DNS, proxy and threat events, JSON',
  rank: 'specific',
  fields: [
    ...PROXY_FIELDS.filter((field) => !['bytes_up', 'bytes_down', 'user', 'user_domain'].includes(field)),
    ...(['device', 'severity', 'raw_id'] as const),
  ],
  marks: ['"actionName"', '"policyEvaluationSource"', '"connStartTime"'],
  body: bodyOf,
  table: TABLE,
  absent: isNone,
  rules: { action: actionOfAkamai },
  prepare,
});
