import type { FieldTable } from '../fields/log-record.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { BY_COMMAS, pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

const IBOSS_FIELDS = [...PROXY_FIELDS, 'device', 'object'] as const;

const PAIRS: FieldTable = {
  TIME: 'time',
  TIMESTAMP: 'time',
  EVENT_TIME: 'time',
  USER: 'user',
  USER_NAME: 'user',
  USERNAME: 'user',
  SRC_IPADDR: 'src_ip',
  SOURCE_IP: 'src_ip',
  COMP_NAME: 'device',
  COMPUTER_NAME: 'device',
  DST_IPADDR: 'dst_ip',
  DEST_IPADDR: 'dst_ip',
  DESTINATION_IP: 'dst_ip',
  DST_PORT: 'dst_port',
  DEST_PORT: 'dst_port',
  TARGET_PORT: 'dst_port',
  DOMAIN: 'host',
  HOST: 'host',
  URL: 'url',
  REFERER: 'referrer',
  REF_URL: 'referrer',
  REQUEST_METHOD: 'method',
  RESPONSE_CODE: 'status',
  ACTION: 'action',
  UPSTREAM_BYTES: 'bytes_up',
  UPLOAD_BYTES: 'bytes_up',
  BYTES_UP: 'bytes_up',
  BYTES_SENT: 'bytes_up',
  DOWNSTREAM_BYTES: 'bytes_down',
  DOWNLOAD_BYTES: 'bytes_down',
  BYTES_DOWN: 'bytes_down',
  BYTES_RECEIVED: 'bytes_down',
  BYTES: 'bytes_total',
  TOTAL_BYTES: 'bytes_total',
  USER_AGENT: 'user_agent',
  CONTENT_TYPE: 'content_type',
  MIME_TYPE: 'content_type',
  CATEGORIES_NAMES: 'category',
  CATEGORY_NAME: 'category',
  FILE_NAME: 'object',
};

/** `11/20/2026 08:14:22 AM,URL_LOG_ENTRY,URL_LOG_ID=…,IBOSS=…,URL=…,CATEGORIES_NAMES=…,ACTION=…,SRC_IPADDR=…,…`. */
export const ibossPairs = pairsFormat({
  name: 'iboss',
  title: 'iboss URL log, NAME=value separated by commas',
  rank: 'specific',
  marks: ['URL_LOG_'],
  fields: IBOSS_FIELDS,
  locate: ({ text }) => {
    const entry = text.indexOf('URL_LOG_ENTRY');
    const first = entry >= 0 ? entry : text.indexOf('URL_LOG_ID=');
    return first >= 0 && text.includes('URL=', first) ? first : -1;
  },
  style: () => BY_COMMAS,
  table: PAIRS,
  prepare: (record, line, start) => {
    const before = line.text.slice(0, start);
    const time =
      /(\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d\d:\d\d(?: ?[AP]M)?)[\s,"]*$/i.exec(before)?.[1] ??
      /(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*(?:Z|[+-]\d\d:?\d\d)?)[\s,"]*$/.exec(before)?.[1];
    if (time !== undefined && !record.has('time')) record.set('time', time);
    return unlessTraffic(record);
  },
});

/** Names in the reporter's JSON. */
const OWN: FieldTable = {
  time: 'time',
  timestamp: 'time',
  ts: 'time',
  eventTime: 'time',
  userName: 'user',
  username: 'user',
  user: 'user',
  srcIp: 'src_ip',
  sourceIp: 'src_ip',
  clientIp: 'src_ip',
  sourceIpAddress: 'src_ip',
  privateIp: 'src_ip',
  ipAddress: 'src_ip',
  computerName: 'device',
  targetIp: 'dst_ip',
  destIp: 'dst_ip',
  dstIp: 'dst_ip',
  destinationIp: 'dst_ip',
  targetPort: 'dst_port',
  destinationPort: 'dst_port',
  host: 'host',
  domain: 'host',
  url: 'url',
  uriPath: 'path',
  refUrl: 'referrer',
  referer: 'referrer',
  method: 'method',
  requestMethod: 'method',
  responseCode: 'status',
  action: 'action',
  actionTaken: 'action',
  upstreamByteUsage: 'bytes_up',
  upStream: 'bytes_up',
  bytesUp: 'bytes_up',
  bytesSent: 'bytes_up',
  downstreamByteUsage: 'bytes_down',
  downStream: 'bytes_down',
  bytesDown: 'bytes_down',
  bytesReceived: 'bytes_down',
  userAgent: 'user_agent',
  mimeType: 'content_type',
  contentType: 'content_type',
  categoryName: 'category',
  categoryNames: 'category',
  categories: 'category',
  fileName: 'object',
};

export const ibossJson = jsonFormat({
  name: 'iboss-json',
  title: 'iboss web log, JSON',
  rank: 'specific',
  fields: IBOSS_FIELDS,
  marks: ['ByteUsage"', '"filteringGroupName"', '"iboss"'],
  body: (object) => {
    const event = asObject(object.event) ?? object;
    if (
      !('host' in event || 'url' in event) ||
      !('upstreamByteUsage' in event || 'filteringGroupName' in event || 'iboss' in event)
    )
      return undefined;
    const { logTime, time, ipAddress, sourceIpAddress, privateIp } = event;
    return {
      ...event,
      // Date and time are separate fields.
      ...(typeof logTime === 'string' && /^\d{4}-\d\d-\d\d$/.test(logTime) && typeof time === 'string'
        ? { logTime: undefined, time: `${logTime} ${time}` }
        : {}),
      // If the client's own address is present, this is the service's.
      ...(sourceIpAddress === undefined && privateIp === undefined
        ? {}
        : { ipAddress: undefined, targetIp: event.targetIp ?? ipAddress }),
    };
  },
  table: OWN,
  prepare: unlessTraffic,
});

export const ibossCef = cefFormat({
  name: 'iboss-cef',
  title: 'iboss, CEF',
  rank: 'specific',
  fields: [...IBOSS_FIELDS, 'app', 'message', 'severity', 'raw_id'],
  headers: ['iboss|', 'iBoss|', 'IBOSS|', 'Iboss|'],
  table: {
    ...CEF_KEYS,
    ...OWN,
    in: 'bytes_down',
    out: 'bytes_up',
    bytesIn: 'bytes_down',
    bytesOut: 'bytes_up',
    app: 'drop',
    destinationServiceName: 'app',
    fname: 'object',
    outcome: 'status',
    'URL Category': 'category',
    Categories: 'category',
    Category: 'category',
  },
  prepare: unlessTraffic,
});
