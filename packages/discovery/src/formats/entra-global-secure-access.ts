import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { type FieldTable, type LogRecord, placesOf } from '../fields/log-record.ts';
import { jsonFormat } from './json-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

/**
 * Columns of the `NetworkAccessTraffic` table in lower case: diagnostic settings and Microsoft Graph write
 * `destinationFQDN` where Log Analytics writes `DestinationFqdn`.
 */
const TABLE: FieldTable = {
  createddatetime: 'time',
  timegenerated: 'time',
  time: 'time',
  userprincipalname: 'user',
  sourceip: 'src_ip',
  devicename: 'device',
  clientdevicename: 'device',
  destinationfqdn: 'host',
  destinationurl: 'url',
  destinationip: 'dst_ip',
  destinationport: 'dst_port',
  httpmethod: 'method',
  responsecode: 'status',
  action: 'action',
  sentbytes: 'bytes_up',
  receivedbytes: 'bytes_down',
  useragent: 'user_agent',
  referrerheader: 'referrer',
  'headers.referrer': 'referrer',
  cloudappname: 'app',
  destinationwebcategories: 'category',
  'destinationwebcategory.displayname': 'category',
  cloudappcategory: 'category',
  deviceoperatingsystem: 'os',
  transactionid: 'raw_id',
};
const PLACES = placesOf(TABLE);

const TRAFFIC = 'NetworkAccessTraffic';

/** Diagnostic setting category or table name; Microsoft Graph's traffic list has neither. */
function categoryOf(object: JsonObject): string | undefined {
  for (const name of [object.category, object.Category, object.Type])
    if (typeof name === 'string' && /^(?:NetworkAccess|RemoteNetworkHealth)/.test(name)) return name;
  const isListed =
    typeof object.destinationFQDN === 'string' && 'transactionId' in object && 'trafficType' in object;
  return isListed || ('DestinationFqdn' in object && 'TransactionId' in object && 'TrafficType' in object)
    ? TRAFFIC
    : undefined;
}

function bodyOf(object: JsonObject): JsonObject | undefined {
  const category = categoryOf(object);
  if (category === undefined) return undefined;
  const { properties, time } = object;
  const fields = isJsonObject(properties) ? properties : object;
  return { ...fields, time, logCategory: category };
}

function prepare(record: LogRecord): string | undefined {
  const category = record.takeKept('logCategory') ?? '';
  if (!category.startsWith(TRAFFIC)) return `a record of ${category}`;
  return unlessTraffic(record);
}

export const entraGlobalSecureAccess = jsonFormat({
  name: 'entra-global-secure-access',
  title: 'Microsoft Entra Global Secure Access traffic (NetworkAccessTrafficLogs, Microsoft Graph), JSON',
  rank: 'specific',
  fields: [...PROXY_FIELDS.filter((field) => field !== 'content_type'), 'device', 'app', 'os', 'raw_id'],
  marks: ['NetworkAccess', 'RemoteNetworkHealth', '"destinationFQDN"', '"DestinationFqdn"'],
  body: bodyOf,
  table: (name) => PLACES.get(name.toLowerCase()),
  prepare,
});
