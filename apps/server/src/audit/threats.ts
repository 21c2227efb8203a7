import type { Threat } from '@casbah/contract/threats';
import { compareNames } from '@casbah/domain/compare-names';
import type { Filter } from '@casbah/domain/filter/expression';
import { printFilter } from '@casbah/domain/filter/print';
import type { QuestionKey } from '@casbah/domain/risk-question';
import { isHarmfulCategory, THREAT_KINDS, type ThreatKind } from '@casbah/domain/threat';
import type { HostPage, HostUsage } from '@casbah/stores/events/event-store';
import { ApiFailure } from '../http/failure.ts';
import { narrow } from './narrow.ts';
import { type Asked, type AuditReads, isoTime } from './reads.ts';
import { allServiceRows } from './services.ts';

/** What speaks against a service whatever its score. */
const ABUSE: readonly QuestionKey[] = ['harmful_content', 'evades_controls'];
/**
 * From how risky an answer on it is told, in degrees of the score's parts: what is true of a category only here and there (some
 * advertising carries malware, some converters are false) tells nothing of the service one looks at.
 */
const TOLD_FROM = 2;
/** Different words that logs have for categories: far more than any proxy has. */
const MOST_CATEGORIES = 2000;

export interface ThreatsAsked {
  service_id?: string | undefined;
  kind?: ThreatKind | undefined;
  /** From how many MB on uploads to an unknown host are told. */
  unknown_upload_mb: number;
}

export interface ThreatsPage extends ThreatsAsked {
  cursor?: string | undefined;
  limit: number;
}

/** A question about threats: what is looked at, and which words of its logs are verdicts. */
interface Look {
  reads: AuditReads;
  asked: Asked;
  verdicts: readonly string[];
  has_categories: boolean;
  /** Bytes. */
  largeUpload: number;
}

/** Some of a kind, those with most traffic first, and how many there are. */
interface Part {
  found: Threat[];
  total: number;
}

/** Rows of a list that is exported, asked for at a time. */
const ROWS_AT_A_TIME = 5_000;

/** What is to be looked at. Nothing is concluded: each is what logs say, or what is known of a service, and names its list. */
export async function threats(reads: AuditReads, given: Asked, want: ThreatsPage) {
  const look = await lookAt(reads, given, want);
  const kinds = kindsOf(want);
  const counts = new Map(
    await Promise.all(
      kinds.map(
        async (kind) => [kind, (await some(look, kind, { offset: 0, limit: want.limit })).total] as const,
      ),
    ),
  );
  const found: Threat[] = [];
  let at = placeOf(want.cursor, kinds);
  while (at !== undefined && found.length < want.limit) {
    const { kind, offset } = at;
    const part = await some(look, kind, { offset, limit: want.limit - found.length });
    found.push(...part.found);
    // What was counted may be gone by now: where nothing is left, the next kind follows.
    const total = part.found.length === 0 ? 0 : (counts.get(kind) ?? 0);
    at = after(kinds, { kind, offset: offset + part.found.length }, total);
  }
  return {
    threats: found,
    next: at === undefined ? null : `${at.kind}.${at.offset}`,
    kinds: kinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })),
    ...{ has_categories: look.has_categories, unknown_upload_mb: want.unknown_upload_mb },
    meta: reads.meta(
      look.asked,
      [...counts.values()].reduce((sum, count) => sum + count, 0),
    ),
  };
}

/** All of them, in the order of the list. */
export async function* allThreats(
  reads: AuditReads,
  given: Asked,
  want: ThreatsAsked,
): AsyncGenerator<Threat> {
  const look = await lookAt(reads, given, want);
  for (const kind of kindsOf(want))
    for (let offset = 0; ; offset += ROWS_AT_A_TIME) {
      const { found } = await some(look, kind, { offset, limit: ROWS_AT_A_TIME });
      yield* found;
      if (found.length < ROWS_AT_A_TIME) break;
    }
}

const kindsOf = ({ kind }: Pick<ThreatsAsked, 'kind'>): readonly ThreatKind[] =>
  kind === undefined ? THREAT_KINDS : [kind];

interface Place {
  kind: ThreatKind;
  offset: number;
}

function placeOf(cursor: string | undefined, kinds: readonly ThreatKind[]): Place | undefined {
  const [first] = kinds;
  if (cursor === undefined) return first === undefined ? undefined : { kind: first, offset: 0 };
  const [name, offset] = cursor.split('.');
  const kind = kinds.find((one) => one === name);
  if (kind === undefined)
    throw new ApiFailure('BAD_REQUEST', {
      field: 'query.cursor',
      problem: 'goes on in another list; give `next` of an answer to the same question',
    });
  return { kind, offset: Number(offset) };
}

/** Where the list goes on: in the same kind, or at the beginning of the next one. */
function after(kinds: readonly ThreatKind[], place: Place, total: number): Place | undefined {
  if (place.offset < total) return place;
  const kind = kinds[kinds.indexOf(place.kind) + 1];
  return kind === undefined ? undefined : { kind, offset: 0 };
}

async function lookAt(
  reads: AuditReads,
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
  return {
    ...{ reads, asked, has_categories: categories.distinct > 0 },
    largeUpload: unknown_upload_mb * 2 ** 20,
    verdicts: categories.values.map(({ value }) => value).filter(isHarmfulCategory),
  };
}

interface Some {
  offset: number;
  limit: number;
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

/** Hosts for which the log's own source says malware, phishing and the like: one a host, with all its verdicts. */
async function harmfulVerdicts({ reads, asked, verdicts }: Look, page: Some): Promise<Part> {
  if (verdicts.length === 0) return { found: [], total: 0 };
  const parts: Filter[] = [{ kind: 'in', field: 'log_category', values: [...verdicts] }];
  const hosts = await hostsOf(reads, asked, parts, pageOf(page, 'requests'));
  const told = new Map<string, string[]>();
  // Which verdict was about which host: there are few verdicts, and hosts have one or two of them.
  for (const verdict of hosts.rows.length === 0 ? [] : verdicts) {
    const of: Filter[] = [
      { kind: 'in', field: 'log_category', values: [verdict] },
      { kind: 'in', field: 'host', values: hosts.rows.map(({ host }) => host) },
    ];
    const { rows } = await hostsOf(reads, asked, of, pageOf({ ...page, offset: 0 }, 'requests'));
    for (const { host } of rows) told.set(host, [...(told.get(host) ?? []), verdict]);
  }
  return {
    found: hosts.rows.map((usage) =>
      ofHost(asked, 'harmful_verdict', usage, parts, { categories: told.get(usage.host) ?? [] }),
    ),
    total: hosts.total,
  };
}

/** Hosts that belong to no known service and were sent much. */
async function unknownUploads({ reads, asked, largeUpload }: Look, page: Some): Promise<Part> {
  const unknown: Filter[] = [{ kind: 'not', part: { kind: 'exists', field: 'service' } }];
  const hosts = await hostsOf(reads, asked, unknown, {
    ...pageOf(page, 'bytes_up'),
    totals: [{ kind: 'compare', field: 'uploaded', operator: '>=', value: largeUpload }],
  });
  const found = hosts.rows.map((usage) => ofHost(asked, 'unknown_upload', usage, unknown));
  return { found, total: hosts.total };
}

/** Hosts that were blocked, and let through later: a policy that was changed, or a way around it. */
async function blockedThenAllowed({ reads, asked }: Look, page: Some): Promise<Part> {
  const both: Filter[] = [{ kind: 'in', field: 'action', values: ['blocked', 'allowed'] }];
  const hosts = await hostsOf(reads, asked, both, { ...pageOf(page, 'requests'), blockedThenAllowed: true });
  const found = hosts.rows.map((usage) => ofHost(asked, 'blocked_then_allowed', usage, both));
  return { found, total: hosts.total };
}

/** Services that are in use although something speaks against them: what they are for, or their score. Some are told for both. */
async function ofServices(
  { reads, asked }: Look,
  wanted: 'harmful_service' | 'risky_service',
  { offset, limit }: Some,
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
    const { id, name, level, users, requests, blocked, bytes_up, bytes_down, last_seen } = row;
    all.push({
      ...{ kind: wanted, service_id: id, name, level, categories: [], reasons },
      questions: reasons.map(({ attribute }) => attribute),
      ...{ users, requests, blocked, bytes_up, bytes_down, last_seen },
      evidence: { list: 'services', filter: printFilter({ kind: 'in', field: 'service', values: [id] }) },
    });
  }
  all.sort((a, b) => b.requests - a.requests || compareNames(a.name, b.name));
  return { found: all.slice(offset, offset + limit), total: all.length };
}

const pageOf = (page: Some, sort: 'requests' | 'bytes_up') => ({ ...page, sort, descending: true }) as const;

async function hostsOf(
  reads: AuditReads,
  given: Asked,
  parts: readonly Filter[],
  page: HostPage,
): Promise<{ rows: HostUsage[]; total: number }> {
  const asked = withFilter(given, parts);
  // What is exported is read once: it would only push out what pages ask for again.
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
  { host, service_id, users, requests, blocked, bytes_up, bytes_down, last_seen }: HostUsage,
  parts: readonly Filter[],
  { categories = [] }: { categories?: readonly string[] } = {},
): Threat {
  const filter = printFilter({
    kind: 'and',
    parts: [{ kind: 'in', field: 'host', values: [host] }, ...parts],
  });
  return {
    ...{ kind, service_id: service_id ?? null, name: host, categories: [...categories] },
    ...{ questions: [], reasons: [] },
    level: service_id === undefined ? null : services.get(service_id).level,
    ...{ users, requests, blocked, bytes_up, bytes_down, last_seen: isoTime(last_seen) },
    evidence: { list: 'sites', filter },
  };
}
