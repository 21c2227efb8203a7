import type { DeviceType } from './device-type.ts';

/**
 * The event: the one shape in which everything that happens enters Casbah.
 *
 * Field names are the wire and CLI names of the design, after OCSF attributes where OCSF has one. A source fills what it
 * has and leaves the rest out: an absent field is `undefined` here and left out in JSON. It is never 0: a source that does
 * not record the upload size has not said that nothing was uploaded.
 */

export const EVENT_KINDS = ['traffic', 'activity', 'dlp', 'posture', 'audit'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What the device that wrote the log did with the request. `other` keeps the log's own word in `extra.action`. */
export const EVENT_ACTIONS = ['allowed', 'blocked', 'warned', 'authenticated', 'other'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/**
 * How a field behaves everywhere: in filters, columns, exports, the event table.
 * - `time`: milliseconds since 1970 UTC in memory, ISO 8601 with milliseconds on the wire
 * - `text`: free text, many values; `word`: text of few distinct values (stored by dictionary)
 * - `integer`: 64-bit non-negative; `decimal`: double
 * - `fields`: an object of strings
 */
export type EventFieldType = 'time' | 'text' | 'word' | 'integer' | 'decimal' | 'fields';

/** Every field in the order in which it is printed, stored and exported, with its meaning. */
export const EVENT_FIELDS = {
  time: { type: 'time', meaning: 'When it happened' },
  kind: { type: 'word', meaning: 'traffic, activity, dlp, posture or audit' },
  source: { type: 'word', meaning: 'Name of the data source that delivered it' },
  user: { type: 'word', meaning: 'Who did it, as the source names them, without the domain' },
  user_domain: { type: 'word', meaning: 'Directory domain of the user' },
  src_ip: { type: 'word', meaning: 'Address of the client' },
  dst_ip: { type: 'word', meaning: 'Address of the service' },
  dst_port: { type: 'integer', meaning: 'Port of the service' },
  host: { type: 'word', meaning: 'Host name or address the client asked for, in lower case, without port' },
  url: { type: 'text', meaning: 'What the client asked for, as far as the source tells' },
  method: { type: 'word', meaning: 'HTTP method, in upper case' },
  status: { type: 'integer', meaning: 'HTTP status answered to the client' },
  action: { type: 'word', meaning: 'allowed, blocked, warned, authenticated or other' },
  bytes_up: { type: 'integer', meaning: 'Bytes from client to service' },
  bytes_down: { type: 'integer', meaning: 'Bytes from service to client' },
  user_agent: { type: 'word', meaning: 'User-Agent header' },
  browser: { type: 'word', meaning: 'Browser family' },
  os: { type: 'word', meaning: 'Operating system family' },
  device: { type: 'word', meaning: 'Name of the client device' },
  device_type: { type: 'word', meaning: 'desktop, phone, tablet, tool or other' },
  referrer: { type: 'text', meaning: 'Referer header' },
  content_type: { type: 'word', meaning: 'Media type of the answer' },
  category: { type: 'word', meaning: 'Category as the log says' },
  service_id: { type: 'word', meaning: 'Id of the cloud service in the catalogue' },
  service: { type: 'word', meaning: 'Name of the cloud service' },
  app: { type: 'word', meaning: 'Application as the log says' },
  activity: { type: 'word', meaning: 'What was done in a cloud app' },
  object_type: { type: 'word', meaning: 'Kind of the object acted on' },
  object: { type: 'text', meaning: 'Name of the object acted on' },
  object_id: { type: 'text', meaning: 'Id of the object acted on' },
  outcome: { type: 'word', meaning: 'success or failure' },
  severity: { type: 'word', meaning: 'Severity as the source says' },
  country: { type: 'word', meaning: 'Country of the service side, ISO 3166-1 alpha-2' },
  city: { type: 'word', meaning: 'City of the service side' },
  lat: { type: 'decimal', meaning: 'Latitude in degrees' },
  lon: { type: 'decimal', meaning: 'Longitude in degrees' },
  network: { type: 'word', meaning: 'Network of the service side, as AS15169 GOOGLE' },
  message: { type: 'text', meaning: 'Human-readable text of the source' },
  raw_id: { type: 'text', meaning: 'Id the source gave the record' },
  extra: { type: 'fields', meaning: "The source's other fields, by name" },
} as const satisfies Record<string, { type: EventFieldType; meaning: string }>;

export type EventField = keyof typeof EVENT_FIELDS;

/** An event in memory. `time` is milliseconds since 1970 UTC. */
export interface Event {
  time: number;
  kind: EventKind;
  source: string | undefined;
  user: string | undefined;
  user_domain: string | undefined;
  src_ip: string | undefined;
  dst_ip: string | undefined;
  dst_port: number | undefined;
  host: string | undefined;
  url: string | undefined;
  method: string | undefined;
  status: number | undefined;
  action: EventAction | undefined;
  bytes_up: number | undefined;
  bytes_down: number | undefined;
  user_agent: string | undefined;
  browser: string | undefined;
  os: string | undefined;
  device: string | undefined;
  device_type: DeviceType | undefined;
  referrer: string | undefined;
  content_type: string | undefined;
  category: string | undefined;
  service_id: string | undefined;
  service: string | undefined;
  app: string | undefined;
  activity: string | undefined;
  object_type: string | undefined;
  object: string | undefined;
  object_id: string | undefined;
  outcome: string | undefined;
  severity: string | undefined;
  country: string | undefined;
  city: string | undefined;
  lat: number | undefined;
  lon: number | undefined;
  network: string | undefined;
  message: string | undefined;
  raw_id: string | undefined;
  extra: Record<string, string> | undefined;
}

/** A blank event. Readers reuse one for every line: always the same shape, so that the engine keeps it fast. */
export function blankEvent(kind: EventKind): Event {
  return {
    time: Number.NaN,
    kind,
    source: undefined,
    user: undefined,
    user_domain: undefined,
    src_ip: undefined,
    dst_ip: undefined,
    dst_port: undefined,
    host: undefined,
    url: undefined,
    method: undefined,
    status: undefined,
    action: undefined,
    bytes_up: undefined,
    bytes_down: undefined,
    user_agent: undefined,
    browser: undefined,
    os: undefined,
    device: undefined,
    device_type: undefined,
    referrer: undefined,
    content_type: undefined,
    category: undefined,
    service_id: undefined,
    service: undefined,
    app: undefined,
    activity: undefined,
    object_type: undefined,
    object: undefined,
    object_id: undefined,
    outcome: undefined,
    severity: undefined,
    country: undefined,
    city: undefined,
    lat: undefined,
    lon: undefined,
    network: undefined,
    message: undefined,
    raw_id: undefined,
    extra: undefined,
  };
}

/** The wire form: absent fields left out, `time` as ISO 8601 UTC with milliseconds. */
export function eventToJson(event: Event): Record<string, unknown> {
  const { time, ...rest } = event;
  const json: Record<string, unknown> = { time: new Date(time).toISOString() };
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== '') json[name] = value;
  return json;
}
