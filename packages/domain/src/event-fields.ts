import { DEVICE_TYPES } from './device-type.ts';

export const EVENT_KINDS = ['traffic', 'activity', 'dlp', 'posture', 'audit'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The device's action on the request. `other` keeps the log's own word in `extra.action`. */
export const EVENT_ACTIONS = ['allowed', 'blocked', 'warned', 'authenticated', 'other'] as const;
export type EventAction = (typeof EVENT_ACTIONS)[number];

/**
 * Representation of a field in memory, batches and store rows:
 * - `time`: milliseconds since 1970 UTC in memory, ISO 8601 with milliseconds on the wire
 * - `text`: free text with many values; `word`: text with few distinct values (stored with a dictionary)
 * - `small`: an integer up to 65,535; 0 means absent
 * - `bytes`: a size, where 0 differs from absent, which the store tracks separately
 * - `coordinate`: degrees, absent together with the other half
 * - `fields`: an object of strings
 */
export type EventFieldType = 'time' | 'text' | 'word' | 'small' | 'bytes' | 'coordinate' | 'fields';

interface EventFieldFacts {
  type: EventFieldType;
  /** Identifies a person, their location or what they read and wrote; omitted with anonymization. */
  personal: boolean;
  meaning: string;
  /** Allowed values. */
  values?: readonly string[];
  /** Never absent. */
  required?: true;
  /** The other half of a coordinate. */
  other?: string;
}

/**
 * All event fields, in print, storage and export order. Types, blank event, batch columns and store rows derive from
 * this table: after a change, run `npm run areas` and write a migration.
 */
export const EVENT_FIELDS = {
  time: { type: 'time', required: true, personal: false, meaning: 'When it happened' },
  kind: {
    type: 'word',
    values: EVENT_KINDS,
    required: true,
    personal: false,
    meaning: 'traffic, activity, dlp, posture or audit',
  },
  source: { type: 'word', personal: false, meaning: 'Name of the data source that delivered it' },
  user: { type: 'word', personal: true, meaning: 'Who did it, as the source names them, without the domain' },
  user_domain: { type: 'word', personal: true, meaning: 'Directory domain of the user' },
  on_behalf_of: {
    type: 'word',
    personal: true,
    meaning: 'Person or account the user acted for, such as the owner of a mailbox',
  },
  src_ip: { type: 'word', personal: true, meaning: 'Address of the client' },
  dst_ip: { type: 'word', personal: false, meaning: 'Address of the service' },
  dst_port: { type: 'small', personal: false, meaning: 'Port of the service' },
  host: {
    type: 'word',
    personal: false,
    meaning: 'Host name or address the client asked for, in lower case, without port',
  },
  url: { type: 'text', personal: true, meaning: 'What the client asked for, as far as the source tells' },
  method: { type: 'word', personal: false, meaning: 'HTTP method, in upper case' },
  status: { type: 'small', personal: false, meaning: 'HTTP status answered to the client' },
  action: {
    type: 'word',
    values: EVENT_ACTIONS,
    personal: false,
    meaning: 'allowed, blocked, warned, authenticated or other',
  },
  bytes_up: { type: 'bytes', personal: false, meaning: 'Bytes from client to service' },
  bytes_down: { type: 'bytes', personal: false, meaning: 'Bytes from service to client' },
  user_agent: { type: 'word', personal: false, meaning: 'User-Agent header' },
  browser: { type: 'word', personal: false, meaning: 'Browser family' },
  os: { type: 'word', personal: false, meaning: 'Operating system family' },
  device: { type: 'word', personal: true, meaning: 'Name of the client device' },
  device_type: {
    type: 'word',
    values: DEVICE_TYPES,
    personal: false,
    meaning: 'desktop, phone, tablet, tool or other',
  },
  referrer: { type: 'text', personal: true, meaning: 'Referer header' },
  content_type: { type: 'word', personal: false, meaning: 'Media type of the answer' },
  category: { type: 'word', personal: false, meaning: 'Category as the log says' },
  service_id: { type: 'word', personal: false, meaning: 'Id of the cloud service in the catalogue' },
  service: { type: 'word', personal: false, meaning: 'Name of the cloud service' },
  app: { type: 'word', personal: false, meaning: 'Application as the log says' },
  activity: {
    type: 'word',
    personal: false,
    meaning: 'What was done in a cloud app, as a term of the vocabulary',
  },
  object_type: { type: 'word', personal: false, meaning: 'Kind of the object acted on' },
  object: { type: 'text', personal: true, meaning: 'Name of the object acted on' },
  object_id: { type: 'text', personal: true, meaning: 'Id of the object acted on' },
  targets: {
    type: 'text',
    personal: true,
    meaning: 'People and groups affected, such as recipients and members, separated by semicolons',
  },
  session: { type: 'text', personal: true, meaning: 'Id of the session at the service' },
  outcome: { type: 'word', personal: false, meaning: 'success or failure' },
  severity: { type: 'word', personal: false, meaning: 'Severity as the source says' },
  country: {
    type: 'word',
    personal: false,
    meaning: 'Country of the service side, of the client for activities, ISO 3166-1 alpha-2',
  },
  city: { type: 'word', personal: false, meaning: 'City of the same side' },
  lat: { type: 'coordinate', other: 'lon', personal: false, meaning: 'Latitude in degrees' },
  lon: { type: 'coordinate', other: 'lat', personal: false, meaning: 'Longitude in degrees' },
  network: { type: 'word', personal: false, meaning: 'Network of the same side, as AS15169 GOOGLE' },
  message: { type: 'text', personal: true, meaning: 'Human-readable text of the source' },
  raw_id: { type: 'text', personal: true, meaning: 'Id the source gave the record' },
  origins: {
    type: 'word',
    personal: false,
    meaning: 'Paths in the original record that each fact was read from',
  },
  raw: { type: 'text', personal: true, meaning: 'The original record, if it was kept' },
  extra: { type: 'fields', personal: true, meaning: "The source's other fields, by name" },
} as const satisfies Record<string, EventFieldFacts>;

export type EventField = keyof typeof EVENT_FIELDS;
type FactsOf<Field extends EventField> = (typeof EVENT_FIELDS)[Field];

/** Fields with these properties, such as `{ personal: false }`. */
export type EventFieldWith<Facts extends Partial<EventFieldFacts>> = {
  [Field in EventField]: FactsOf<Field> extends Facts ? Field : never;
}[EventField];

type ValueOf<Facts> = Facts extends { values: readonly (infer Value)[] }
  ? Value
  : Facts extends { type: 'word' | 'text' }
    ? string
    : Facts extends { type: 'fields' }
      ? Record<string, string>
      : number;

/** An event in memory. `time` is in milliseconds since 1970 UTC. */
export type Event = {
  -readonly [Field in EventField]: Field extends EventFieldWith<{ required: true }>
    ? ValueOf<FactsOf<Field>>
    : ValueOf<FactsOf<Field>> | undefined;
};
