import type { EventAction } from '@casbah/domain/event';
import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { actionOf } from '../fields/action.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import { jsonFormat } from './json-dialect.ts';
import { unlessTraffic } from './traffic.ts';

/** Names from `EventFieldName` in Cato's API. */
const TABLE: FieldTable = {
  time: 'epoch',
  event_timestamp: 'time',
  time_str: 'time',
  timestamp: 'time',
  vpn_user_email: 'user',
  user_email: 'user',
  user_name: 'user',
  src_ip: 'src_ip',
  device_name: 'device',
  host_name: 'device',
  dest_ip: 'dst_ip',
  dest_port: 'dst_port',
  domain_name: 'host',
  http_host_name: 'host',
  dns_query: 'host',
  full_path_url: 'url',
  url: 'url',
  http_request_method: 'method',
  http_response_code: 'status',
  user_agent: 'user_agent',
  referer_url: 'referrer',
  action: 'action',
  application: 'app',
  application_name: 'app',
  app_activity: 'activity',
  categories: 'category',
  custom_categories: 'category',
  file_name: 'object',
  os_type: 'os',
  device_os_type: 'os',
  dest_country_code: 'country',
  dest_country: 'country',
  severity: 'severity',
  internalId: 'raw_id',
};

/** `Prompt` shows a page the user can continue from; `RBI` opens the site in an isolated browser. */
function actionOfCato(word: string): EventAction {
  if (/^prompt/i.test(word)) return 'warned';
  return /^rbi$/i.test(word) ? 'allowed' : actionOf(word);
}

const TYPES: ReadonlySet<string> = new Set([
  'security',
  'connectivity',
  'system',
  'routing',
  'sockets management',
  'detection and response',
  'network',
  'health',
]);

/** Converts name-value pairs, as in the feed's `flatFields`. */
function fromPairs(pairs: readonly unknown[]): JsonObject {
  const fields: Record<string, unknown> = {};
  for (const pair of pairs) if (Array.isArray(pair) && typeof pair[0] === 'string') fields[pair[0]] = pair[1];
  return fields;
}

/** An event as stored by collectors, or a record of the `eventsFeed` query with its fields as a map or pairs. */
function bodyOf(object: JsonObject): JsonObject | undefined {
  const { fieldsMap, flatFields } = object;
  const fields = isJsonObject(fieldsMap)
    ? fieldsMap
    : Array.isArray(flatFields)
      ? fromPairs(flatFields)
      : object;
  const { event_type: type, event_sub_type: subType } = fields;
  if (typeof type !== 'string' || typeof subType !== 'string' || !TYPES.has(type.toLowerCase()))
    return undefined;
  return fields === object || 'time' in fields ? fields : { time: object.time, ...fields };
}

function prepare(record: LogRecord): string | undefined {
  const type = record.kept('event_type');
  if (type?.toLowerCase() !== 'security') return `an event of type ${type ?? ''}`;
  // For clients, as opposed to sites, the source is named after the user.
  if (!record.has('user') && /user|client/i.test(record.kept('src_is_site_or_vpn') ?? ''))
    record.set('user', record.takeKept('src_site_name') ?? record.takeKept('src_site'));
  return unlessTraffic(record);
}

export const catoEvents = jsonFormat({
  name: 'cato-events',
  title: 'Cato Networks events (eventsFeed and event integration), JSON',
  rank: 'specific',
  fields: [
    ...(['time', 'user', 'user_domain', 'src_ip', 'device', 'dst_ip', 'dst_port', 'host', 'url'] as const),
    ...(['method', 'status', 'user_agent', 'referrer', 'action', 'app', 'activity', 'category'] as const),
    ...(['object', 'os', 'country', 'severity', 'raw_id', 'extra'] as const),
  ],
  marks: ['event_sub_type'],
  body: bodyOf,
  table: TABLE,
  rules: { action: actionOfCato },
  prepare,
});
