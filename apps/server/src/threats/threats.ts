import type { Threat } from '@casbah/contract/threats';
import { compareNames } from '@casbah/domain/compare-names';
import type { Condition, Filter } from '@casbah/domain/filter/expression';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { isoTime } from '@casbah/domain/iso-time';
import type { QuestionKey } from '@casbah/domain/risk-question';
import { isHarmfulCategory, THREAT_KINDS, type ThreatKind } from '@casbah/domain/threat';
import { volumeOf } from '@casbah/domain/volume';
import type { HostPage, HostUsage } from '@casbah/stores/events/event-store';
import { ApiFailure } from '../http/failure.ts';
import { narrow } from '../traffic/narrow.ts';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { allServiceRows } from '../traffic/services.ts';

/** Answers that make a service a finding whatever its score. */
const ABUSE: readonly QuestionKey[] = ['harmful_content', 'evades_controls'];
/**
 * Minimum degree of an answer for a finding. What only sometimes applies to a category (some ads carry malware, some
 * converters are fake) says nothing about one service.
 */
const TOLD_FROM = 2;
/** Maximum distinct log categories: far more than any proxy has. */
const MOST_CATEGORIES = 2000;

export interface ThreatsAsked {
  service_id?: string | undefined;
  kind?: ThreatKind | undefined;
  /** Size in MB from which uploads to an unknown host are a finding. */
  unknown_upload_mb: number;
}

export interface ThreatsPage extends ThreatsAsked {
  cursor?: string | undefined;
  limit: number;
}

/** Query of findings: scope, and log categories that count as verdicts. */
interface Look {
  reads: TrafficReads;
  asked: Asked;
  verdicts: readonly string[];
  has_categories: boolean;
  /** Bytes. */
  largeUpload: number;
}

/**
 * Paging cursor of one kind, by its sort value: all rows above `value`, plus `told` rows equal to it. Rows added or
 * removed above don't move it.
 */
interface Mark {
  value: number;
  told: number;
}

/** Query for the next page of a kind. */
interface Some {
  after?: Mark | undefined;
  limit: number;
}

/** Findings of one kind, most traffic first, and the number up to the cursor. */
interface Part {
  found: Threat[];
  total: number;
}

/** Rows fetched per query for an export. */
const ROWS_AT_A_TIME = 5_000;

/** Findings without conclusions: each is from logs or the catalog, and has its list's filter. */
export async function threats(reads: TrafficReads, given: Asked, want: ThreatsPage) {
  const look = await lookAt(reads, given, want);
  const kinds = kindsOf(want);
  const first = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await some(look, kind, want)] as const)),
  );
  const found: Threat[] = [];
  let at = placeOf(want.cursor, kinds);
  while (at !== undefined && found.length < want.limit) {
    const { kind, after }: Place = at;
    const limit = want.limit - found.length;
    // The first page of each kind was read to count it.
    const part: Part | undefined =
      after === undefined ? first.get(kind) : await some(look, kind, { after, limit });
    const told = part?.found.slice(0, limit) ?? [];
    found.push(...told);
    const mark = markAfter(kind, after, { found: told, total: part?.total ?? 0 });
    at = mark === undefined ? beginningAfter(kind, kinds) : { kind, after: mark };
  }
  const counts = kinds.map((kind) => ({ kind, count: first.get(kind)?.total ?? 0 }));
  return {
    threats: found,
    next: at === undefined ? null : cursorOf(at),
    kinds: counts,
    has_categories: look.has_categories,
    unknown_upload_mb: want.unknown_upload_mb,
    meta: reads.meta(
      look.asked,
      counts.reduce((sum, { count }) => sum + count, 0),
    ),
  };
}

/** Yields all findings in list order. */
export async function* allThreats(
  reads: TrafficReads,
  given: Asked,
  want: ThreatsAsked,
): AsyncGenerator<Threat> {
  const look = await lookAt(reads, given, want);
  for (const kind of kindsOf(want)) {
    let after: Mark | undefined;
    do {
      const part: Part = await some(look, kind, { after, limit: ROWS_AT_A_TIME });
      yield* part.found;
      after = markAfter(kind, after, part);
    } while (after !== undefined);
  }
}

const kindsOf = ({ kind }: Pick<ThreatsAsked, 'kind'>): readonly ThreatKind[] =>
  kind === undefined ? THREAT_KINDS : [kind];

interface Place {
  kind: ThreatKind;
  /** From the start if absent. */
  after?: Mark | undefined;
}

function placeOf(cursor: string | undefined, kinds: readonly ThreatKind[]): Place | undefined {
  const [first] = kinds;
  if (cursor === undefined) return first === undefined ? undefined : { kind: first };
  const [name, value, told] = cursor.split('.');
  const kind = kinds.find((one) => one === name);
  if (kind === undefined)
    throw new ApiFailure('BAD_REQUEST', {
      field: 'query.cursor',
      problem: 'goes on in another list; give `next` of an answer to the same question',
    });
  return value === undefined ? { kind } : { kind, after: { value: Number(value), told: Number(told) } };
}

const cursorOf = ({ kind, after }: Place): string =>
  after === undefined ? kind : `${kind}.${after.value}.${after.told}`;

function beginningAfter(kind: ThreatKind, kinds: readonly ThreatKind[]): Place | undefined {
  const next = kinds[kinds.indexOf(kind) + 1];
  return next === undefined ? undefined : { kind: next };
}

/** Sort field of each kind, highest first. */
const SORTS = {
  harmful_verdict: 'requests',
  harmful_service: 'requests',
  unknown_upload: 'bytes_up',
  blocked_then_allowed: 'requests',
  risky_service: 'requests',
} as const satisfies Record<ThreatKind, 'requests' | 'bytes_up'>;

/** Cursor after these rows; `undefined` at the end, or if the remaining rows are gone. */
function markAfter(kind: ThreatKind, before: Mark | undefined, { found, total }: Part): Mark | undefined {
  const last = found.at(-1);
  if (last === undefined || (before?.told ?? 0) + found.length >= total) return undefined;
  // Upload findings are sorted by bytes known to be large.
  const value = last[SORTS[kind]] ?? 0;
  const alike = found.filter((one) => one[SORTS[kind]] === value).length;
  return { value, told: alike + (before?.value === value ? before.told : 0) };
}

async function lookAt(
  reads: TrafficReads,
  given: Asked,
  { service_id, unknown_upload_mb }: ThreatsAsked,
): Promise<Look> {
  const asked = await narrow(
    reads,
    service_id === undefined
      ? given
      : withFilter(given, [{ kind: 'in', field: 'service', values: [service_id] }]),
    'sites',
  );
  const categories = await reads.rememberFor('log categories', asked, (scope) =>
    reads.usage.byField(scope, 'log_category', MOST_CATEGORIES),
  );
  // Without log lines, no log lacks categories.
  const has_categories = categories.distinct > 0 || (await reads.totals(asked)).requests === 0;
  return {
    reads,
    asked,
    has_categories,
    largeUpload: unknown_upload_mb * 2 ** 20,
    verdicts: categories.values.map(({ value }) => value).filter(isHarmfulCategory),
  };
}

function some(look: Look, kind: ThreatKind, page: Some): Promise<Part> {
  switch (kind) {
    case 'harmful_verdict':
      return harmfulVerdicts(look, page);
    case 'unknown_upload':
      return unknownUploads(look, page);
    case 'blocked_then_allowed':
      return blockedThenAllowed(look, page);
    case 'harmful_service':
    case 'risky_service':
      return ofServices(look, kind, page);
  }
}

/** Hosts with a malware, phishing or similar verdict in the log: one row per host, with all its verdicts. */
async function harmfulVerdicts({ reads, asked, verdicts }: Look, page: Some): Promise<Part> {
  if (verdicts.length === 0) return { found: [], total: 0 };
  const parts: Filter[] = [{ kind: 'in', field: 'log_category', values: [...verdicts] }];
  const hosts = await hostsOf(reads, asked, parts, pageOf('harmful_verdict', page));
  const told = new Map<string, string[]>();
  // Finds the verdicts of each host: there are few, and a host has one or two.
  for (const verdict of hosts.rows.length === 0 ? [] : verdicts) {
    const of: Filter[] = [
      { kind: 'in', field: 'log_category', values: [verdict] },
      { kind: 'in', field: 'host', values: hosts.rows.map(({ host }) => host) },
    ];
    const { rows } = await hostsOf(reads, asked, of, pageOf('harmful_verdict', { limit: page.limit }));
    for (const { host } of rows) told.set(host, [...(told.get(host) ?? []), verdict]);
  }
  return {
    found: hosts.rows.map((usage) =>
      ofHost(asked, 'harmful_verdict', usage, parts, { categories: told.get(usage.host) ?? [] }),
    ),
    total: hosts.total,
  };
}

/** Hosts of no known service with large uploads. */
async function unknownUploads({ reads, asked, largeUpload }: Look, page: Some): Promise<Part> {
  const unknown: Filter[] = [{ kind: 'not', part: { kind: 'exists', field: 'service' } }];
  const { totals, ...rest } = pageOf('unknown_upload', page);
  const large: Condition = { kind: 'compare', field: 'uploaded', operator: '>=', value: largeUpload };
  const hosts = await hostsOf(reads, asked, unknown, { ...rest, totals: [large, ...totals] });
  const found = hosts.rows.map((usage) => ofHost(asked, 'unknown_upload', usage, unknown));
  return { found, total: hosts.total };
}

/** Hosts mostly blocked one day and mostly allowed later: a changed policy, or a way around it. */
async function blockedThenAllowed({ reads, asked }: Look, page: Some): Promise<Part> {
  const both: Filter[] = [{ kind: 'in', field: 'action', values: ['blocked', 'allowed'] }];
  const hosts = await hostsOf(reads, asked, both, {
    ...pageOf('blocked_then_allowed', page),
    blockedThenAllowed: true,
  });
  const found = hosts.rows.map((usage) => ofHost(asked, 'blocked_then_allowed', usage, both));
  return { found, total: hosts.total };
}

/** Services in use that are risky by purpose or by score. Some are of both kinds. */
async function ofServices(
  { reads, asked }: Look,
  wanted: 'harmful_service' | 'risky_service',
  { after, limit }: Some,
): Promise<Part> {
  const all: Threat[] = [];
  for (const row of await allServiceRows(reads, asked)) {
    const { parts } = row.level === 'unresearched' ? { parts: [] } : asked.services.get(row.id);
    const abuses = ABUSE.flatMap((key) =>
      parts.filter(
        ({ attribute, answer, severity }) => attribute === key && answer === 'yes' && severity >= TOLD_FROM,
      ),
    );
    if (wanted === 'harmful_service' ? abuses.length === 0 : row.level !== 'high') continue;
    const reasons = wanted === 'harmful_service' ? abuses : [];
    const { id, name, level, users, requests, blocked, last_seen } = row;
    all.push({
      kind: wanted,
      service_id: id,
      name,
      level,
      categories: [],
      reasons,
      questions: reasons.map(({ attribute }) => attribute),
      users,
      requests,
      blocked,
      ...volumeOf(row),
      last_seen,
      evidence: {
        list: 'services',
        filter: printFilter({ kind: 'in', field: 'service', values: [id] }, TRAFFIC_FIELDS),
      },
    });
  }
  all.sort((a, b) => b.requests - a.requests || compareNames(a.name, b.name));
  const left = after === undefined ? all : all.filter(({ requests }) => requests <= after.value);
  const told = after?.told ?? 0;
  return { found: left.slice(told, told + limit), total: left.length };
}

/** Requests hosts from a cursor on. */
function pageOf(kind: ThreatKind, { after, limit }: Some) {
  const sort = SORTS[kind];
  const field = sort === 'bytes_up' ? 'uploaded' : 'requests';
  const totals: Condition[] =
    after === undefined ? [] : [{ kind: 'compare', field, operator: '<=', value: after.value }];
  return { limit, offset: after?.told ?? 0, sort, descending: true, totals } as const;
}

async function hostsOf(
  reads: TrafficReads,
  given: Asked,
  parts: readonly Filter[],
  page: HostPage,
): Promise<{ rows: HostUsage[]; total: number }> {
  const asked = withFilter(given, parts);
  // Exports bypass the cache, so they don't evict pages' entries.
  if (asked.background === true) return reads.usage.byHost(reads.scope(asked), page, []);
  return reads.rememberFor(`hosts ${JSON.stringify(page)}`, asked, (scope) =>
    reads.usage.byHost(scope, page, []),
  );
}

const withFilter = (asked: Asked, parts: readonly Filter[]): Asked => ({
  ...asked,
  filter: { kind: 'and', parts: [asked.filter, ...parts] },
});

function ofHost(
  { services }: Asked,
  kind: ThreatKind,
  usage: HostUsage,
  parts: readonly Filter[],
  { categories = [] }: { categories?: readonly string[] } = {},
): Threat {
  const { host, service_id, users, requests, blocked } = usage;
  const filter = printFilter(
    {
      kind: 'and',
      parts: [{ kind: 'in', field: 'host', values: [host] }, ...parts],
    },
    TRAFFIC_FIELDS,
  );
  return {
    kind,
    service_id: service_id ?? null,
    name: host,
    categories: [...categories],
    questions: [],
    reasons: [],
    level: service_id === undefined ? null : services.get(service_id).level,
    users,
    requests,
    blocked,
    ...volumeOf(usage),
    last_seen: isoTime(usage.last_seen),
    evidence: { list: 'sites', filter },
  };
}
