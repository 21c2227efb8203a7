import type { PeopleKey } from '@casbah/domain/anonymous-person';
import type { Event, EventKind } from '@casbah/domain/event';
import type { TotalCondition } from '@casbah/domain/filter/totals';
import type { Reject, RejectReason } from '@casbah/domain/reject';
import type { Sign } from '@casbah/domain/sign';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import type { Measured } from '@casbah/domain/volume';
import type { ActivityReads } from './activity-reads.ts';
import type { DeletedEvents, ExpiryTimes, KindExpiry } from './expiry.ts';
import type { EventQueries } from './query.ts';
import type { ReadScope } from './read-scope.ts';
import type { StoredEvent } from './stored-event.ts';

/** Source and ingest job of a batch of events. */
export interface BatchOrigin {
  tenant: string;
  datasource: string;
  load: string;
}

/** Events collected by column, ready to send in the engine's fastest format. */
export interface EventBatch {
  readonly rows: number;
  /** Approximate bytes held, for limiting the batch size. */
  readonly bytes: number;
  /**
   * Copies what it needs, so the event may be reused immediately. Clips times outside 1970–2105.
   * @throws RangeError for an event without time
   */
  add(event: Event, line: number): void;
}

export interface EventStore {
  /** Creates or upgrades the schema. */
  migrate(): Promise<void>;
  /**
   * Backfills new roll-ups with older events in the background, newest day first. Reads stay exact, because
   * unfilled days are read from events. Resolves when done or aborted; the next call continues.
   */
  catchUp(signal: AbortSignal): Promise<void>;
  /** Resolves if a trivial query succeeds; throws otherwise. */
  ping(): Promise<void>;
  /** Creates an empty batch. `used`: a stored batch that is no longer needed and may be recycled. */
  batch(origin: BatchOrigin, used?: EventBatch): EventBatch;
  /**
   * Stores a batch atomically and durably (`kill -9`). Repeating a token stores nothing, so a batch may be
   * resent. Temporary errors have the `code` `NO_SPACE` (disk full) or `EVENT_STORE_UNAVAILABLE`.
   */
  insert(batch: EventBatch, token: string): Promise<void>;
  insertRejects(origin: BatchOrigin, rejects: readonly Reject[], token: string): Promise<void>;
  /** Deletes a source's events, roll-ups and rejects. Resolves once reads no longer see them. */
  deleteDatasource(tenant: string, datasource: string): Promise<void>;
  /**
   * Deletes the events, roll-ups and rejects of one job; no job of the source may run meanwhile, because
   * affected days are re-aggregated. Repeatable after a crash. Resolves once reads no longer see them.
   */
  deleteLoad(tenant: string, datasource: string, load: string): Promise<void>;
  /** Deletes the rejects of a source's earlier jobs, except those of this one, which reparsed them. */
  deleteRejects(tenant: string, datasource: string, before: { load: string }): Promise<void>;
  /**
   * Deletes a tenant's events of some kinds before a time, which is the start of a UTC day, with their roll-ups;
   * rejects are deleted with traffic. Sends nothing if there are none. Resolves once reads no longer see them.
   */
  deleteBefore(tenant: string, time: number, kinds: readonly EventKind[]): Promise<DeletedEvents>;
  /** Counts a tenant's events of some kinds by age. Kinds without events are absent. */
  countExpiry(tenant: string, times: ExpiryTimes, kinds: readonly EventKind[]): Promise<KindExpiry[]>;
  /** Storage used by a tenant. */
  size(tenant: string): Promise<StoredSize>;
  /**
   * Deletes all that is stored about one person, under any of these names: their events of every kind, with roll-ups,
   * and rejected lines that mention a name. Where others' activities affect them, their name is removed. Compares names
   * exactly. Repeatable after a crash; resolves once reads no longer see any of it.
   * @param asked.dryRun only counts
   */
  deletePerson(tenant: string, names: readonly string[], asked: { dryRun: boolean }): Promise<PersonDeleted>;
  usage: UsageReads;
  activities: ActivityReads;
  rejects: RejectReads;
  signs: SignReads;
  close(): Promise<void>;
}

/** What a deletion of one person's data removes, or would remove. */
export interface PersonDeleted {
  /** Events of the person by kind. */
  events: Readonly<Record<EventKind, number>>;
  /** Activities of others whose targets no longer name the person. */
  mentions: number;
  /** Rejected lines that mention the person. */
  rejects: number;
}

export interface StoredSize {
  events: number;
  rejects: number;
  /** Approximate bytes on disk: the tenant's share of each table by rows. */
  bytes: number;
}

export interface Totals extends Measured {
  /** Requests the source blocked. */
  blocked: number;
  first_seen: number;
  last_seen: number;
}

export interface TrafficSpan extends TimeRange {
  /** Number of events. */
  events: number;
  /** First time each service was seen, by service ID. */
  firstSeen: ReadonlyMap<string, number>;
}

export interface ServiceUsage extends Totals {
  service_id: string;
  users: number;
}
export interface UserUsage extends Totals {
  user: string;
  services: number;
  /** Number of these services that the caller listed as high risk. */
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
  /** The event's country; if absent, the service's headquarters; `''` if both are unknown. */
  country: string;
  /** IDs of the services reached there. */
  service_ids: readonly string[];
  users: number;
}

/** Totals of a part of the traffic, with numbers of people and services. */
export interface PartUsage extends Totals {
  users: number;
  services: number;
}

/** A session: consecutive requests of one person. See `sessionsOf` in domain. Times in milliseconds. */
export interface SessionUsage extends Measured {
  first_seen: number;
  last_seen: number;
  /** Whether the range cuts off its beginning or end. */
  begins_before: boolean;
  ends_after: boolean;
  /** IDs of the cataloged services, sorted. */
  service_ids: readonly string[];
}

/**
 * A requesting machine: by its name, ignoring case, if the log has one; otherwise grouped by type and operating system.
 */
export interface DeviceUsage extends Measured {
  /** `''` if no log names it, and with anonymization, because device names identify their users. */
  device: string;
  /** By requests, most first; empty values omitted. */
  device_types: readonly string[];
  os: readonly string[];
  browsers: readonly string[];
  users: number;
  first_seen: number;
  last_seen: number;
}

/** Traffic in an interval. */
export interface Bar extends Measured {
  time: number;
  /** Requests to services the caller listed as high risk. */
  high_risk: number;
}

/** Traffic with a value of a field. */
export interface ValueUsage extends Measured {
  value: string;
  users: number;
}

/** Rows of a list, which `facets` counts. */
export type UsageRow = 'service_id' | 'user' | 'host';

/** Fields by which rows and requests are counted. */
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
  /** Total number of values, listed or not. */
  distinct: number;
}

export interface Page<SortKey extends string> {
  limit: number;
  offset: number;
  /** Unknown values sort last in both directions. */
  sort: SortKey;
  descending: boolean;
  /** Searches the name. */
  q?: string;
  /** Conditions on a row's totals, joined by AND. */
  totals?: readonly TotalCondition[];
}

export interface EventPage {
  limit: number;
  /** Last event before the page: its time, and how many events of that millisecond were shown. */
  after?: { time: number; shown: number } | undefined;
}

export interface HostPage extends Page<'host' | 'users' | 'service_id' | keyof Totals> {
  /** Only hosts that were mostly blocked on one UTC day and mostly allowed on a later one. */
  blockedThenAllowed?: boolean;
}

/** Reads of traffic, answered from roll-ups if the filter's fields allow it, else from events. */
export interface UsageReads extends EventQueries {
  /** Time span of all the tenant's traffic, regardless of filters. */
  range(tenant: string): Promise<TrafficSpan | undefined>;
  /** All rows, one per service: at most some thousand. Excludes hosts outside the catalog. */
  byService(scope: ReadScope): Promise<ServiceUsage[]>;
  /** The same without numbers of people, which is much faster. */
  totalsByService(scope: ReadScope): Promise<(Totals & { service_id: string })[]>;
  /** `highRisk`: IDs of high-risk services. */
  byUser(
    scope: ReadScope,
    page: Page<'user' | 'services' | 'high_risk_services' | 'addresses' | keyof Totals>,
    highRisk: readonly string[],
  ): Promise<{ rows: UserUsage[]; total: number }>;
  /** Top senders by bytes; people without recorded sizes come last. */
  topUploaders(scope: ReadScope, size: number): Promise<Uploader[]>;
  /**
   * `order`: service IDs in the order of the sort key `service_id` (by name or level); missing ones come
   * first.
   */
  byHost(
    scope: ReadScope,
    page: HostPage,
    order: readonly string[],
  ): Promise<{ rows: HostUsage[]; total: number }>;
  /** All rows, one per country. `headquarters`: country by service ID. */
  byDestination(scope: ReadScope, headquarters: ReadonlyMap<string, string>): Promise<DestinationUsage[]>;
  /**
   * Distinct services, users or hosts per value of each field, most first, without empty values. Runs in one
   * pass, so query fields that need a larger table separately.
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
  /** Traffic, people and services of each interval with traffic, earliest first. */
  byInterval(scope: ReadScope, interval: Interval): Promise<(PartUsage & { time: number })[]>;
  /**
   * Like `byInterval`, for disjoint groups of users or hosts by name, ignoring case; others are under `''`.
   * Omits empty groups. Refused for users with anonymization: a group of one identifies its member.
   */
  byGroups(
    scope: ReadScope,
    of: 'user' | 'host',
    groups: ReadonlyMap<string, readonly string[]>,
  ): Promise<Map<string, PartUsage>>;
  /** Requests, users and bytes by the values of one word field, most first; empty values omitted. */
  byField(
    scope: ReadScope,
    field: UsageField,
    size: number,
  ): Promise<{ values: ValueUsage[]; distinct: number }>;
  /**
   * Sessions in scope, newest first. Treats all requests as one person's, so the filter must name one.
   * @param page.pause longest pause within a session in milliseconds: at least half an hour
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
  /** One page of events with their file and line, newest first. */
  eventPage(scope: ReadScope, page: EventPage): Promise<StoredEvent[]>;
  /** Names of people by `anon-user.N`, if they have traffic. */
  namesOf(tenant: string, key: PeopleKey, people: readonly string[]): Promise<Map<string, string>>;
  /**
   * By source ID: number of events (traffic and activities), first and last time, and events in each of its last 48
   * hours up to the latest with data. Of all sources, or one.
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
  /** Only sources with these IDs. */
  datasources: readonly string[];
  range: TimeRange;
  limit: number;
  signal?: AbortSignal;
}

/** Reads of identity mappings. */
export interface SignReads {
  /** Newest identity mappings in a range, up to a limit. */
  newest(tenant: string, asked: SignsAsked): Promise<Sign[]>;
}

export interface StoredReject extends Reject {
  load: string;
}

/** A rejected line in a list across sources. */
export interface ListedReject extends StoredReject {
  datasource: string;
  /** When it was rejected, in ms since 1970 UTC. */
  read_at: number;
}

/** Selects rejected lines of a tenant. */
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
  /** Number of rejected lines by source and reason, most first. */
  counts(
    tenant: string,
    asked: Pick<RejectsAsked, 'load'>,
  ): Promise<{ datasource: string; reason: RejectReason; count: number }[]>;
  /** All rejected lines of a source in read order, streamed. */
  all(tenant: string, datasource: string): AsyncIterable<StoredReject>;
  countBySource(tenant: string, datasource?: string): Promise<Map<string, number>>;
}
