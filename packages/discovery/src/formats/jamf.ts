import type { FieldTable } from '../fields/log-record.ts';
import { placesOf } from '../fields/log-record.ts';
import { usualPlace } from '../fields/usual-names.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

const JAMF_FIELDS = [
  ...PROXY_FIELDS,
  'device',
  'os',
  'app',
  'country',
  'severity',
  'message',
  'raw_id',
] as const;

/** Field names of the streams: plain in CEF, prefixed with the object in JSON. */
const CEF_NAMES: FieldTable = {
  Timestamp: 'time',
  UserEmail: 'user',
  UserName: 'user',
  SourceIP: 'src_ip',
  ClientIP: 'src_ip',
  DeviceName: 'device',
  OsType: 'os',
  OS: 'os',
  DestinationIP: 'dst_ip',
  DestinationPort: 'dst_port',
  DestinationHost: 'host',
  Host: 'host',
  HostName: 'host',
  Domain: 'host',
  URL: 'url',
  ACT: 'action',
  Action: 'action',
  BytesSent: 'bytes_up',
  BytesUploaded: 'bytes_up',
  UploadBytes: 'bytes_up',
  BytesReceived: 'bytes_down',
  BytesDownloaded: 'bytes_down',
  DownloadBytes: 'bytes_down',
  TotalBytes: 'bytes_total',
  Bytes: 'bytes_total',
  Category: 'category',
  App: 'app',
  AppName: 'app',
};

export const jamfCef = cefFormat({
  name: 'jamf-cef',
  title: 'Jamf (Wandera) network traffic and access streams, CEF',
  rank: 'specific',
  fields: JAMF_FIELDS,
  headers: ['Wandera|', 'Jamf|', 'WANDERA|', 'JAMF|'],
  table: {
    ...CEF_NAMES,
    ...CEF_KEYS,
    in: 'bytes_down',
    out: 'bytes_up',
    bytesIn: 'bytes_down',
    bytesOut: 'bytes_up',
  },
  prepare: unlessTraffic,
});

const JSON_PLACES = placesOf({
  timestamp: 'time',
  'user.email': 'user',
  'user.name': 'user',
  'source.ip': 'src_ip',
  sourceIp: 'src_ip',
  'device.deviceName': 'device',
  'device.userDeviceName': 'device',
  'device.osType': 'os',
  'device.os': 'os',
  'destination.ip': 'dst_ip',
  destinationIp: 'dst_ip',
  'destination.port': 'dst_port',
  destinationPort: 'dst_port',
  'destination.name': 'host',
  'destination.host': 'host',
  'destination.hostname': 'host',
  hostName: 'host',
  'dns.query': 'host',
  application: 'app',
  action: 'action',
  'account.name': 'drop',
  'metadata.vendor': 'drop',
  'metadata.product': 'drop',
});

export const jamfJson = jsonFormat({
  name: 'jamf-json',
  title: 'Jamf (Wandera) network traffic and access streams, JSON',
  rank: 'specific',
  fields: JAMF_FIELDS,
  marks: ['Wandera', '"Jamf'],
  body: (object) => {
    const event = asObject(object.event) ?? object;
    const vendor = asObject(event.metadata)?.vendor ?? event.vendor;
    if (typeof vendor !== 'string' || !/^(?:wandera|jamf)/i.test(vendor)) return undefined;
    const { blocked } = event;
    const ips = asObject(event.destination)?.ips;
    return {
      ...event,
      ...(typeof blocked === 'boolean' && event.action === undefined
        ? { action: blocked ? 'blocked' : 'allowed', blocked: undefined }
        : {}),
      ...(Array.isArray(ips) && typeof ips[0] === 'string' ? { destinationIp: ips[0] } : {}),
    };
  },
  table: (name) =>
    JSON_PLACES.get(name) ?? (/^(?:metadata|account)\./.test(name) ? undefined : usualPlace(name)),
  prepare: unlessTraffic,
});
