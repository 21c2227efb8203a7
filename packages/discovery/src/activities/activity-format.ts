import type { Event, EventField } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import { isJsonObject, type JsonObject, readJson } from '../cores/json.ts';
import { countryOf } from '../fields/country.ts';
import { LONGEST_EXTRA } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import {
  FOREIGN,
  type Format,
  type FormatReader,
  notTraffic,
  type Rank,
  type Stream,
} from '../formats/format.ts';
import { locateJson } from '../formats/json-dialect.ts';
import type { Line } from '../lines/line.ts';
import { browserFamily, systemFamily } from './client-family.ts';
import { RecordFacts } from './record-facts.ts';

/** How a line holds a record, for logs that aren't JSON. */
export interface RecordSyntax {
  /** Start of the record in a line; -1 for other lines. */
  readonly locate: (line: Line) => number;
  readonly parse: (text: string, start: number) => JsonObject | undefined;
}

const JSON_SYNTAX: RecordSyntax = { locate: locateJson, parse: readJson };

/** The audit log of one cloud app. */
export interface ActivityDialect {
  /** Format name: `aws-cloudtrail`. */
  readonly name: string;
  /** Display name: `AWS CloudTrail`. */
  readonly title: string;
  /** `specific` if omitted. */
  readonly rank?: Rank;
  /** JSON if omitted. */
  readonly syntax?: RecordSyntax;
  /** Texts of which one is in every record, checked before it is parsed. */
  readonly marks: readonly string[];
  /** ID of the service in the catalog, unless `read` sets another. Omitted for formats of many services. */
  readonly service?: string;
  /** Event fields its records can fill. */
  readonly fields: readonly EventField[];
  readonly yieldsTo?: readonly string[];
  /** Whether an object is one of its records. */
  readonly recognises: (record: JsonObject) => boolean;
  /** Several activities of one record, each as a record with what they have in common. */
  readonly split?: (record: JsonObject) => readonly JsonObject[];
  /** Reads the facts. Returns a reason for records that aren't activities. */
  readonly read: (facts: RecordFacts) => string | undefined;
}

/** Every activity has these; formats list them with their own. */
export const ACTIVITY_FIELDS: readonly EventField[] = [
  'time',
  'user',
  'user_domain',
  'src_ip',
  'service_id',
  'app',
  'activity',
  'object_type',
  'object',
  'object_id',
  'outcome',
  'raw_id',
  'origins',
  'raw',
  'extra',
];

/** Maximum characters kept of an original record. */
export const LONGEST_RAW = 262_144;

/** Members in which answers of APIs, exports and event buses hold their records, as objects or as JSON text. */
const WRAPPERS = [
  'detail',
  'event',
  'Records',
  'records',
  'items',
  'value',
  'entries',
  'events',
  'logs',
  'logEvents',
  'eventData',
  'message',
  'Message',
  'data',
  'operation_logs',
  'activity_logs',
  'meeting_activity_logs',
  'audit_logs',
  'Report_Entry',
  'result',
  'results',
  'AuditData',
  'auditData',
  'RawEventData',
  'office365',
] as const;

/** Times that collectors and SIEMs add to records: Elastic, Splunk, Panther, Google Cloud Logging and others. */
const ENVELOPE_TIMES = [
  '@timestamp',
  '_time',
  'p_event_time',
  'timestamp',
  'time',
  'TimeGenerated',
  'receiveTimestamp',
  'p_parse_time',
] as const;

/** Maximum nesting of wrappers. */
const DEEPEST_WRAPPER = 3;

/** An activity, and the record it was read from. */
interface Found {
  readonly facts: RecordFacts;
  readonly record: JsonObject;
}

export function activityFormat(dialect: ActivityDialect): Format {
  const { name, title, marks, fields, yieldsTo } = dialect;
  return {
    name,
    title,
    rank: dialect.rank ?? 'specific',
    marks,
    fields,
    yieldsTo,
    isObject: dialect.syntax === undefined ? true : undefined,
    open: (stream) => new ActivityReader(dialect, stream),
  };
}

class ActivityReader implements FormatReader {
  readonly #dialect: ActivityDialect;
  readonly #syntax: RecordSyntax;
  readonly #stream: Stream;
  #found: Found[] = [];
  /** The object of the line, and its text. */
  #object: JsonObject | undefined;
  #text = '';

  constructor(dialect: ActivityDialect, stream: Stream) {
    this.#dialect = dialect;
    this.#syntax = dialect.syntax ?? JSON_SYNTAX;
    this.#stream = stream;
  }

  locate(line: Line): number {
    return this.#dialect.marks.some((mark) => line.text.includes(mark)) ? this.#syntax.locate(line) : -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    this.#found = [];
    this.#object = this.#syntax.parse(line.text, start);
    const records = this.#recordsIn(this.#object);
    if (records.length === 0) return FOREIGN;
    let reason: string | undefined;
    try {
      for (const record of records) reason = this.#readRecord(record) ?? reason;
    } catch (error) {
      // A record of another shape than documented must not stop the log.
      const detail = error instanceof Error ? error.message.slice(0, 128) : 'a record of another shape';
      return { reason: 'unreadable_field', detail };
    }
    if (this.#found.length === 0) return notTraffic(reason ?? 'no activity');
    for (const { facts } of this.#found) if (!facts.has('time')) this.#takeTimeAround(facts, line);
    const unreadable = this.#found.find(({ facts }) => Number.isNaN(this.#timeOf(facts)));
    if (unreadable !== undefined) {
      const text = unreadable.facts.get('time') ?? '';
      return { reason: 'unreadable_time', detail: `time '${text.slice(0, 64)}'` };
    }
    this.#text = line.text.slice(start).trimEnd();
    this.next(event);
    return 'event';
  }

  /** Adds the record's activities. Returns why a part of it isn't one. */
  #readRecord(record: JsonObject): string | undefined {
    let reason: string | undefined;
    for (const part of this.#dialect.split?.(record) ?? [record]) {
      const facts = new RecordFacts(part);
      const problem = this.#dialect.read(facts);
      if (problem === undefined) this.#found.push({ facts, record });
      else reason ??= problem;
    }
    return reason;
  }

  /**
   * Takes the time from a collector's envelope, from the syslog header, or else when the log was received: what a record
   * tells is worth more than its missing time.
   */
  #takeTimeAround(facts: RecordFacts, line: Line): void {
    const around = new RecordFacts({ ...this.#object, ...facts.record });
    const { normaliser } = this.#stream;
    const path = ENVELOPE_TIMES.find((name) => !Number.isNaN(normaliser.times.read(around.text(name) ?? '')));
    if (path !== undefined) {
      facts.set('time', around.text(path), path);
      return;
    }
    const ofHeader = normaliser.headerTime(line);
    const isKnown = !Number.isNaN(ofHeader);
    facts.set(
      'time',
      isoTime(isKnown ? ofHeader : normaliser.times.now),
      isKnown ? 'syslog header' : 'received',
    );
  }

  next(event: Event): boolean {
    const found = this.#found.shift();
    if (found === undefined) return false;
    this.#fill(event, found.facts);
    const raw = found.record === this.#object ? this.#text : JSON.stringify(found.record);
    event.raw = raw.slice(0, LONGEST_RAW);
    return true;
  }

  /** The object, or the dialect's records within an answer of its API. */
  #recordsIn(value: unknown, depth = 0): readonly JsonObject[] {
    const object = typeof value === 'string' ? readJson(value.trim(), 0) : value;
    if (!isJsonObject(object)) return [];
    if (this.#dialect.recognises(object)) return [object];
    if (depth === DEEPEST_WRAPPER) return [];
    for (const wrapper of WRAPPERS) {
      const inner = object[wrapper];
      const members: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
      const records = members.flatMap((member) => this.#recordsIn(member, depth + 1));
      if (records.length > 0) return records;
    }
    return [];
  }

  #timeOf(facts: RecordFacts): number {
    const time = facts.get('time');
    return time === undefined ? Number.NaN : this.#stream.normaliser.times.read(time);
  }

  #fill(event: Event, facts: RecordFacts): void {
    const { normaliser } = this.#stream;
    const word = (text: string | undefined) => (text === undefined ? undefined : normaliser.word(text));
    event.kind = 'activity';
    event.time = this.#timeOf(facts);
    this.#fillActor(event, facts);
    event.user_agent = word(facts.get('user_agent'));
    const browser = facts.get('browser');
    event.browser = browser === undefined ? undefined : word(browserFamily(browser));
    const os = facts.get('os');
    event.os = os === undefined ? undefined : word(systemFamily(os));
    event.service_id = word(facts.get('service_id') ?? this.#dialect.service);
    event.app = word(facts.get('app'));
    event.activity = word(facts.get('activity') ?? 'other');
    event.object_type = word(facts.get('object_type'));
    event.object = facts.get('object');
    event.object_id = facts.get('object_id');
    event.targets = facts.get('targets');
    event.session = facts.get('session');
    event.outcome = word(facts.get('outcome'));
    event.severity = word(facts.get('severity')?.toLowerCase());
    const country = facts.get('country');
    event.country = country === undefined ? undefined : word(countryOf(country));
    event.city = word(facts.get('city'));
    event.lat = degreesOf(facts.get('lat'), 90);
    event.lon = degreesOf(facts.get('lon'), 180);
    if (event.lat === undefined || event.lon === undefined) {
      event.lat = undefined;
      event.lon = undefined;
    }
    event.url = facts.get('url');
    event.message = facts.get('message');
    event.raw_id = facts.get('raw_id');
    event.origins = word(facts.origins);
    const extra = [...facts.extras].map(([name, value]) => [name, value.slice(0, LONGEST_EXTRA)] as const);
    event.extra = extra.length === 0 ? undefined : Object.fromEntries(extra);
  }

  #fillActor(event: Event, facts: RecordFacts): void {
    const { normaliser } = this.#stream;
    const user = facts.get('user');
    if (user !== undefined) {
      normaliser.setUser(event, user);
      event.user ??= user;
      const domain = facts.get('user_domain');
      if (domain !== undefined) event.user_domain = normaliser.word(domain);
    }
    const behalf = facts.get('on_behalf_of');
    if (behalf !== undefined)
      event.on_behalf_of = normaliser.word(behalf.includes('@') ? behalf.toLowerCase() : behalf);
    const device = facts.get('device');
    event.device = device === undefined ? undefined : normaliser.word(device);
    const source = facts.get('src_ip');
    if (source === undefined) return;
    event.src_ip = normaliser.ip(source);
    // Some apps name the calling service instead of an address.
    if (event.src_ip === undefined) facts.extra('src_name', source);
  }
}

function degreesOf(text: string | undefined, most: number): number | undefined {
  const degrees = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(degrees) && Math.abs(degrees) <= most ? degrees : undefined;
}
