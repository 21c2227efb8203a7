import { isJsonObject, type JsonObject, readJson } from '../cores/json.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import { jsonFormat } from './json-dialect.ts';
import { FIREWALL_FIELDS, unlessTraffic } from './traffic.ts';

/**
 * Columns of the `DeviceNetworkEvents` table, and network protection's details of a connection
 * (`AdditionalFields`).
 */
const TABLE: FieldTable = {
  Timestamp: 'time',
  TimeGenerated: 'time',
  time: 'time',
  InitiatingProcessAccountUpn: 'user',
  InitiatingProcessAccountName: 'user',
  InitiatingProcessAccountDomain: 'user_domain',
  LocalIP: 'src_ip',
  DeviceName: 'device',
  RemoteIP: 'dst_ip',
  RemotePort: 'dst_port',
  RemoteUrl: 'host',
  'seen.server_name': 'host',
  'seen.host': 'host',
  'seen.query': 'host',
  'seen.uri': 'path',
  'seen.method': 'method',
  'seen.status_code': 'status',
  'seen.user_agent': 'user_agent',
  'seen.referrer': 'referrer',
  ReportId: 'raw_id',
};

const NETWORK_TABLE = 'DeviceNetworkEvents';
/** Values of `ActionType`, for rows without a table name. */
const NETWORK_ACTION =
  /^(?:Connection[A-Z]|Inbound(?:Connection|InternetScan)|ListeningConnection|\w+ConnectionInspected$|NetworkSignatureInspected$)/;
/** Accounts of Windows services. */
const SYSTEM_ACCOUNT = /^(?:system|local service|network service|lokaler dienst|netzwerkdienst)$/i;

/** Table name: from the streaming API, from Log Analytics, or inferred from the row. */
function tableOf(object: JsonObject, row: JsonObject): string | undefined {
  const { category, Type: type } = object;
  if (typeof category === 'string' && category.startsWith('AdvancedHunting-')) return category.slice(16);
  const { ActionType: action } = row;
  if (typeof row.DeviceId !== 'string' || typeof action !== 'string') return undefined;
  if (typeof type === 'string' && /^Device[A-Z]\w+$/.test(type)) return type;
  return NETWORK_ACTION.test(action) && ('RemoteIP' in row || 'LocalIP' in row)
    ? NETWORK_TABLE
    : 'another table';
}

function seenIn(row: JsonObject): JsonObject {
  const { AdditionalFields: fields } = row;
  const seen = typeof fields === 'string' ? readJson(fields, 0) : fields;
  return isJsonObject(seen) ? seen : {};
}

function bodyOf(object: JsonObject): JsonObject | undefined {
  const row = isJsonObject(object.properties) ? object.properties : object;
  const table = tableOf(object, row);
  if (table === undefined) return undefined;
  const { AdditionalFields: _, ...columns } = row;
  return { ...columns, time: object.time, seen: seenIn(row), table };
}

/** For inbound connections the device is the server, and the other end has no name. */
function turn(record: LogRecord): void {
  const client = record.get('dst_ip');
  const clientPort = record.get('dst_port');
  record.set('dst_ip', record.get('src_ip'));
  record.set('dst_port', record.takeKept('LocalPort'));
  record.set('src_ip', client);
  if (clientPort !== undefined) record.keep('RemotePort', clientPort);
  for (const meaning of ['user', 'user_domain', 'device'] as const) {
    const value = record.get(meaning);
    if (value !== undefined) record.keep(`server_${meaning}`, value);
    record.set(meaning, undefined);
  }
}

function keepAccount(record: LogRecord): void {
  const user = record.get('user');
  if (user === undefined) return;
  if (SYSTEM_ACCOUNT.test(user)) {
    record.keep('InitiatingProcessAccountName', user);
    record.set('user', undefined);
  } else if (user.includes('@')) record.set('user_domain', undefined);
}

function prepare(record: LogRecord): string | undefined {
  const table = record.takeKept('table') ?? '';
  if (table !== NETWORK_TABLE) return `a record of ${table}`;
  const action = record.kept('ActionType') ?? '';
  if (action === 'ListeningConnectionCreated') return 'a program that waits for connections';
  if (action === 'NetworkSignatureInspected') return 'a signature found in a connection';
  if (record.kept('RemoteIPType') === 'Loopback') return 'a connection within the device';
  const address = record.get('host');
  if (address?.includes('/')) {
    record.set('host', undefined);
    record.set('url', address);
  }
  if (action === 'DnsConnectionInspected') {
    // The remote end is the resolver.
    const resolver = record.get('dst_ip');
    if (resolver !== undefined) record.keep('resolver', resolver);
    record.set('dst_ip', undefined);
    record.set('dst_port', undefined);
  }
  record.set(
    'action',
    /^(?:Connection(?:Success|Found|Acknowledged)|InboundConnectionAccepted|\w+ConnectionInspected$)/.test(
      action,
    )
      ? 'allowed'
      : /Blocked$/.test(action)
        ? 'blocked'
        : action,
  );
  keepAccount(record);
  if (action.startsWith('Inbound') || record.kept('seen.direction') === 'In') turn(record);
  return unlessTraffic(record);
}

export const defenderNetwork = jsonFormat({
  name: 'defender-network-events',
  title: 'Microsoft Defender for Endpoint network events (DeviceNetworkEvents), JSON',
  rank: 'specific',
  fields: [
    ...FIREWALL_FIELDS.filter((field) => field !== 'bytes_up' && field !== 'bytes_down'),
    ...(['device', 'host', 'url', 'method', 'status', 'user_agent', 'referrer', 'raw_id'] as const),
  ],
  marks: ['"AdvancedHunting-', '"InitiatingProcess', '"DeviceNetworkEvents"'],
  body: bodyOf,
  table: TABLE,
  prepare,
});
