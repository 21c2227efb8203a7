import type { EventAction, EventField } from '@casbah/domain/event';
import type { JsonObject } from '../cores/json.ts';
import { actionOf } from '../fields/action.ts';
import type { FieldTable } from '../fields/log-record.ts';
import { jsonFormat } from './json-dialect.ts';
import { unlessTraffic } from './traffic.ts';

/** `allowedOnNoRuleMatch`, `blockedByCategory`; an isolated page is shown, an overridden name is answered. */
function actionOfGateway(word: string): EventAction {
  return /^(?:isolat|override|l4override|doNotInspect|do_not_inspect|scan)/i.test(word)
    ? 'allowed'
    : actionOf(word);
}

const RULES = { action: actionOfGateway };

/** Fields common to all Logpush data sets. */
const COMMON: FieldTable = {
  Datetime: 'time',
  Email: 'user',
  SourceInternalIP: 'src_ip',
  SourceIP: 'src_ip',
  DeviceName: 'device',
  DestinationIP: 'dst_ip',
  DestinationPort: 'dst_port',
  ApplicationNames: 'app',
  CategoryNames: 'category',
  DestinationIPCountryCode: 'country',
};

const COMMON_FIELDS: readonly EventField[] = [
  'time',
  'user',
  'user_domain',
  'src_ip',
  'device',
  'dst_ip',
  'dst_port',
  'host',
  'action',
  'app',
  'category',
  'country',
  'extra',
];

/** Identifies a data set, whose fields are configurable: by the time and a field unique to it. */
function has(object: JsonObject, ...names: readonly string[]): boolean {
  return names.some((name) => name in object);
}

export const cloudflareHttp = jsonFormat({
  name: 'cloudflare-gateway-http',
  title: 'Cloudflare Gateway HTTP (Logpush, JSON)',
  rank: 'specific',
  fields: [...COMMON_FIELDS, 'url', 'method', 'status', 'user_agent', 'referrer', 'object', 'raw_id'],
  marks: ['"HTTPHost"', '"HTTPMethod"'],
  body: (object) => (has(object, 'Datetime') && has(object, 'URL', 'HTTPHost') ? object : undefined),
  table: {
    ...COMMON,
    HTTPHost: 'host',
    URL: 'url',
    HTTPMethod: 'method',
    HTTPStatusCode: 'status',
    Action: 'action',
    UserAgent: 'user_agent',
    Referer: 'referrer',
    BlockedFileName: 'object',
    UploadedFileNames: 'object',
    DownloadedFileNames: 'object',
    RequestID: 'raw_id',
  },
  rules: RULES,
  prepare: unlessTraffic,
});

export const cloudflareDns = jsonFormat({
  name: 'cloudflare-gateway-dns',
  title: 'Cloudflare Gateway DNS (Logpush, JSON)',
  rank: 'specific',
  fields: COMMON_FIELDS.filter((field) => field !== 'dst_port'),
  marks: ['"QueryName"'],
  body: (object) =>
    has(object, 'Datetime') && has(object, 'ResolverDecision', 'SrcIP', 'QueryNameReversed', 'RCode')
      ? object
      : undefined,
  table: {
    Datetime: 'time',
    Email: 'user',
    SrcIP: 'src_ip',
    DeviceName: 'device',
    QueryName: 'host',
    // `DstIP` is the resolver's address.
    ResolvedIPs: 'dst_ip',
    ResolverDecision: 'action',
    ApplicationNames: 'app',
    QueryApplicationNames: 'app',
    QueryCategoryNames: 'category',
    MatchedCategoryNames: 'category',
    ResolvedIPCountryCodes: 'country',
  },
  rules: RULES,
});

export const cloudflareNetwork = jsonFormat({
  name: 'cloudflare-gateway-network',
  title: 'Cloudflare Gateway network (Logpush, JSON)',
  rank: 'specific',
  fields: [...COMMON_FIELDS, 'raw_id'],
  marks: ['"DestinationIP"'],
  body: (object) =>
    has(object, 'Datetime') &&
    !has(object, 'HTTPHost', 'URL') &&
    has(object, 'SNI', 'Transport', 'OverrideIP', 'PolicyID')
      ? object
      : undefined,
  table: { ...COMMON, SNI: 'host', Action: 'action', SessionID: 'raw_id' },
  rules: RULES,
});

export const cloudflareSessions = jsonFormat({
  name: 'cloudflare-network-sessions',
  title: 'Cloudflare Zero Trust network sessions (Logpush, JSON)',
  rank: 'specific',
  fields: [
    ...COMMON_FIELDS.filter(
      (field) => field !== 'host' && field !== 'category' && field !== 'app' && field !== 'country',
    ),
    'bytes_up',
    'bytes_down',
    'raw_id',
  ],
  marks: ['"SessionStartTime"'],
  body: (object) => (has(object, 'OriginIP') ? object : undefined),
  table: {
    SessionStartTime: 'time',
    Email: 'user',
    SourceInternalIP: 'src_ip',
    SourceIP: 'src_ip',
    DeviceName: 'device',
    OriginIP: 'dst_ip',
    OriginPort: 'dst_port',
    BytesSent: 'bytes_up',
    BytesReceived: 'bytes_down',
    SessionID: 'raw_id',
  },
  rules: { silence: 'allowed' },
  prepare: (record) => {
    if (/block/i.test(record.kept('ConnectionCloseReason') ?? '')) record.set('action', 'blocked');
    return undefined;
  },
});
