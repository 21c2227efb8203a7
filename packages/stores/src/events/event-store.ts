import type { PeopleKey } from '@casbah/domain/anonymous-person';
import type { Event } from '@casbah/domain/event';
import type { TotalCondition } from '@casbah/domain/filter/totals';
import type { Reject, RejectReason } from '@casbah/domain/reject';
import type { Sign } from '@casbah/domain/sign';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import type { Measured } from '@casbah/domain/volume';
import type { EventQueries } from './query.ts';
import type { ReadScope } from './read-scope.ts';

/** Where a batch of events comes from. */
export interface BatchOrigin {
  tenant: string;
  datasource: string;
  load: string;
}

/** Events gathered column by column, ready to be sent in the engine's fastest format. */
export interface EventBatch {
  readonly rows: number;
  /** Bytes held, roughly: for those who end a batch by its size. */
  readonly bytes: number;
  /**
   * Copies what it needs: the event may be reused at once. A time outside 1970–2105 is stored as the nearest that can be.
   * @throws RangeError for an event without time
   */
  add(event: Event, line: number): void;
}

export interface EventStore {
  /** Creates or upgrades the schema. */
  migrate(): Promise<void>;
  /**
   * Fills roll-ups that are younger than the events with what was stored before them, day by day from the newest, beside
   * other work. Reads are exact meanwhile: of days that aren't yet filled they ask the events. Resolves when all is filled
   * or the signal ends it; the next call continues.
   */
  catchUp(signal: AbortSignal): Promise<void>;
  /** Answers when a trivial query does; throws otherwise. */
  ping(): Promise<void>;
  /** An empty batch. `used`: one that is stored and that no one needs anymore; it may become the new one. */
  batch(origin: BatchOrigin, used?: EventBatch): EventBatch;
  /**
   * Stores a batch whole. The same token a second time stores nothing: a batch whose answer was lost may be sent again.
   * Resolves only when the rows survive `kill -9` of every process. Temporary errors carry the `code`
   * `NO_SPACE` (the engine's disk is full) or `EVENT_STORE_UNAVAILABLE` (it is away or starting).
   */
  insert(batch: EventBatch, token: string): Promise<void>;
  insertRejects(origin: BatchOrigin, rejects: readonly Reject[], token: string): Promise<void>;
  /** Removes a source's events, roll-ups and rejects. Resolves when reads no longer see them. */
  deleteDatasource(tenant: string, datasource: string): Promise<void>;
  /**
   * Deletes the events, roll-ups and rejects of one load. No load of the source may be ingested meanwhile, because the affected
   * days are rolled up again. Can be repeated after a crash. Resolves once reads no longer return the rows.
   */
  deleteLoad(tenant: string, datasource: string, load: string): Promise<void>;
  /** Removes the rejects of a source's earlier loads: all but those of this load, which read them again. */
  deleteRejects(tenant: string, datasource: string, before: { load: string }): Promise<void>;
  /**
   * Deletes a tenant's events, their roll-up rows and rejected lines from before a time, the start of a day in UTC.
   * Returns the number of events; sends nothing to the engine without any. Resolves when reads no longer see them.
   */
  deleteBefore(tenant: string, time: number): Promise<number>;
  /** How much of the store a tenant fills. */
  size(tenant: string): Promise<StoredSize>;
  usage: UsageReads;
  rejects: RejectReads;
  signs: SignReads;
  close(): Promise<void>;
}

export interface StoredSize {
  events: number;
  rejects: number;
  /** On the disk, about: of each table the tenant's share by its rows. */
  bytes: number;
}

export interface Totals extends Measured {
  /** Requests the source blocked. */
  blocked: number;
  first_seen: number;
  last_seen: number;
}

export interface TrafficSpan extends TimeRange {
  /** How many. */
  events: number;
  /** When each service was first seen, by its id. */
  firstSeen: ReadonlyMap<string, number>;
}

export interface ServiceUsage extends Totals {
  service_id: string;
  users: number;
}
export interface UserUsage extends Totals {
  user: string;
  services: number;
  /** How many of the services are among those the caller named as high risk. */
  high_risk_services: number;
  addresses: number;
}
export interface Uploader extends Measured {
  user: string;
}
export interface HostUsage extends Totals {
  host: string;
  service_id: string | undefined;
  users: number;
}
export interface DestinationUsage extends Totals {
  /** The event's country; where it has none, its service's headquarters; `''` where neither is known. */
  country: string;
  /** Ids of the services reached there. */
  service_ids: readonly string[];
  users: number;
}

/** What happened in a part of the traffic, with how many people and services there were. */
export interface PartUsage extends Totals {
  users: number;
  services: number;
}

/** A run of requests of one person: see `sessionsOf` in domain. Times in milliseconds. */
export interface SessionUsage extends Measured {
  first_seen: number;
  last_seen: number;
  /** The range cuts it at its beginning, or at its end. */
  begins_before: boolean;
  ends_after: boolean;
  /** Ids of the catalogued services, by id. */
  service_ids: readonly string[];
}

/**
 * A requesting machine: by its name, ignoring case, if the log has one; otherwise grouped by type and operating system.
 */
export interface DeviceUsage extends Measured {
  /** `''` if no log names it, and with anonymization, because device names identify their users. */
  device: string;
  /** By requests, most first; empty values left out. */
  device_types: readonly string[];
  os: readonly string[];
  browsers: readonly string[];
  users: number;
  first_seen: number;
  last_seen: number;
}

/** Traffic of an interval. */
export interface Bar extends Measured {
  time: number;
  /** Requests to services that the caller named as high risk. */
  high_risk: number;
}

/** Traffic at a value of a field. */
export interface ValueUsage extends Measured {
  value: string;
  users: number;
}

/** A list's rows: what `facets` counts. */
export type UsageRow = 'service_id' | 'user' | 'host';

/** Fields by whose values rows and requests are counted. */
export type UsageField =
  | 'source'
  | 'action'
  | 'browser'
  | 'os'
  | 'device'
  | 'device_type'
  | 'src_ip'
  | 'log_category'
  | 'country'
  | 'city'
  | 'network'
  | 'method'
  | 'user'
  | 'host';

export interface FacetCounts {
  values: { value: string; count: number }[];
  /** How many values there are, listed or not. */
  distinct: number;
}

export interface Page<SortKey extends string> {
  limit: number;
  offset: number;
  /** What is unknown comes last in both directions. */
  sort: SortKey;
  descending: boolean;
  /** Free text over the name. */
  q?: string;
  /** Conditions on a row's totals, joined by AND. */
  totals?: readonly TotalCondition[];
}

/** An event and the line of the file it was read from. */
export interface StoredEvent {
  event: Event;
  datasource: string;
  load: string;
  line: number;
}

export interface EventPage {
  limit: number;
  /** The last event before the page: its time, and how many events of that millisecond were shown. */
  after?: { time: number; shown: number } | undefined;
}

export interface HostPage extends Page<'host' | 'users' | 'service_id' | keyof Totals> {
  /** Only hosts that were mostly blocked on one day (of UTC) and mostly let through on a later one. */
  blockedThenAllowed?: boolean;
}

/** Reads of traffic, answered from roll-ups whenever the filter's fields allow it, else from the events. */
export interface UsageReads extends EventQueries {
  /** All of the tenant's traffic, whatever a page looks at. */
  range(tenant: string): Promise<TrafficSpan | undefined>;
  /** One row a service, whole: at most some thousand. Hosts outside the catalog aren't in it. */
  byService(scope: ReadScope): Promise<ServiceUsage[]>;
  /** The same without how many people there are: quicker by far. */
  totalsByService(scope: ReadScope): Promise<(Totals & { service_id: string })[]>;
  /** `highRisk`: ids of the services that count as high risk. */
  byUser(
    scope: ReadScope,
    page: Page<'user' | 'services' | 'high_risk_services' | 'addresses' | keyof Totals>,
    highRisk: readonly string[],
  ): Promise<{ rows: UserUsage[]; total: number }>;
  /** Top senders by bytes; people without recorded sizes come last. */
  topUploaders(scope: ReadScope, size: number): Promise<Uploader[]>;
  /** `order`: the ids of services as sort key `service_id` orders them (by name, by level); those it lacks come first. */
  byHost(
    scope: ReadScope,
    page: HostPage,
    order: readonly string[],
  ): Promise<{ rows: HostUsage[]; total: number }>;
  /** One row a country, whole. `headquarters`: country by service id. */
  byDestination(scope: ReadScope, headquarters: ReadonlyMap<string, string>): Promise<DestinationUsage[]>;
  /**
   * How many distinct services, users or hosts there are at each value of each field, most first; empty values left out.
   * In the order of the fields, all in one pass: fields that only a larger table knows are better asked for apart.
   */
  facets(
    scope: ReadScope,
    rows: UsageRow,
    fields: readonly (UsageField | 'service_id')[],
    size: number,
  ): Promise<FacetCounts[]>;
  totals(
    scope: ReadScope,
  ): Promise<Totals & { users: number; services: number; hosts: number; uncatalogued_hosts: number }>;
  /** Distinct users over the given services, which a sum over services can't provide. */
  usersOf(scope: ReadScope, groups: ReadonlyMap<string, readonly string[]>): Promise<Map<string, number>>;
  /** Times of the first and last request in scope; absent without any. */
  seen(scope: ReadScope): Promise<TimeRange | undefined>;
  histogram(scope: ReadScope, interval: Interval, highRisk: readonly string[]): Promise<Bar[]>;
  /** Traffic, people and services of each interval that has traffic, the earliest first. */
  byInterval(scope: ReadScope, interval: Interval): Promise<(PartUsage & { time: number })[]>;
  /**
   * The same for groups of users or hosts: each by its members' names, ignoring case; a name belongs to one group.
   * Names without a group are under `''`. Groups without traffic are omitted. Refused for users with anonymization: a
   * group of one would identify its member.
   */
  byGroups(
    scope: ReadScope,
    of: 'user' | 'host',
    groups: ReadonlyMap<string, readonly string[]>,
  ): Promise<Map<string, PartUsage>>;
  /** Counts of requests, users and bytes by the values of one word field, most first; empty values left out. */
  byField(
    scope: ReadScope,
    field: UsageField,
    size: number,
  ): Promise<{ values: ValueUsage[]; distinct: number }>;
  /**
   * Sessions of what is looked at, the newest first: everything in scope is taken for one person's, so the filter names one.
   * @param page.pause the longest pause within a session, in milliseconds: at least half an hour
   * @throws RangeError for a shorter pause
   */
  sessions(
    scope: ReadScope,
    page: { limit: number; offset: number; pause: number },
  ): Promise<{ rows: SessionUsage[]; total: number }>;
  /** Devices, most requests first. */
  devices(
    scope: ReadScope,
    page: { limit: number; offset: number },
  ): Promise<{ rows: DeviceUsage[]; total: number }>;
  /** Events, newest first, streamed. */
  events(scope: ReadScope, limit: number): AsyncIterable<Event>;
  /** Events with where each was read from, newest first: the next ones after a place in that order. */
  eventPage(scope: ReadScope, page: EventPage): Promise<StoredEvent[]>;
  /** Names of people by their `anon-user.N`: of those who have traffic at all. */
  namesOf(tenant: string, key: PeopleKey, people: readonly string[]): Promise<Map<string, string>>;
  /**
   * Events by data source id: count, first, last, and requests of each of the 48 hours up to its last one with data. Of all
   * sources, or of one.
   */
  bySource(
    tenant: string,
    datasource?: string,
  ): Promise<Map<string, { events: number; first: number; last: number; activity: number[] }>>;
  /** Events of a source per UTC hour within a range, earliest first. Empty hours are omitted. */
  hoursOfSource(
    tenant: string,
    datasource: string,
    range: TimeRange,
  ): Promise<{ time: number; events: number }[]>;
}

export interface SignsAsked {
  /** Of the sources with these ids. */
  datasources: readonly string[];
  range: TimeRange;
  limit: number;
  signal?: AbortSignal;
}

/** Reads of what says who is where. */
export interface SignReads {
  /** The newest signs of a range up to a limit, newest first. */
  newest(tenant: string, asked: SignsAsked): Promise<Sign[]>;
}

export interface StoredReject extends Reject {
  load: string;
}

/** A rejected line in a list over sources. */
export interface ListedReject extends StoredReject {
  datasource: string;
  /** When it was rejected, in milliseconds since 1970 UTC. */
  read_at: number;
}

/** Which rejected lines of a tenant. */
export interface RejectsAsked {
  datasource?: string | undefined;
  reason?: RejectReason | undefined;
  load?: string | undefined;
}

export interface RejectReads {
  byReason(
    tenant: string,
    datasource: string,
    samples: number,
  ): Promise<{ reason: RejectReason; count: number; samples: StoredReject[] }[]>;
  /** Rejected lines, newest first. */
  page(tenant: string, asked: RejectsAsked, page: { limit: number; offset: number }): Promise<ListedReject[]>;
  /** How many rejected lines each source has for each reason, most first. */
  counts(
    tenant: string,
    asked: Pick<RejectsAsked, 'load'>,
  ): Promise<{ datasource: string; reason: RejectReason; count: number }[]>;
  /** All rejected lines of a source, in the order in which they were read, streamed. */
  all(tenant: string, datasource: string): AsyncIterable<StoredReject>;
  countBySource(tenant: string, datasource?: string): Promise<Map<string, number>>;
}
