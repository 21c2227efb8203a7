import type { Threat } from '@casbah/contract/threats';
import type { Filter } from '@casbah/domain/filter/expression';
import { printFilter } from '@casbah/domain/filter/print';
import type { QuestionKey } from '@casbah/domain/risk-question';
import {
  isHarmfulCategory,
  LARGE_UNKNOWN_UPLOAD,
  THREAT_KINDS,
  type ThreatKind,
} from '@casbah/domain/threat';
import type { HostUsage, Page, Totals } from '@casbah/stores/events/event-store';
import { narrow } from './narrow.ts';
import { type Asked, type AuditReads, isoTime } from './reads.ts';
import { allServiceRows } from './services.ts';

/** What speaks against a service whatever its score. */
const ABUSE: readonly QuestionKey[] = ['harmful_content', 'evades_controls'];
/** Different words that logs have for categories: far more than any proxy has. */
const MOST_CATEGORIES = 2000;

export interface ThreatsAsked {
  service_id?: string | undefined;
  threat_count: number;
  limit: number;
  offset: number;
}

/** What is to be looked at. Nothing is concluded: each is what logs say, or what is known of a service, and names its list. */
export async function threats(reads: AuditReads, given: Asked, want: ThreatsAsked) {
  const { service_id, threat_count: most } = want;
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
  const byKind: Record<ThreatKind, readonly Threat[]> = {
    harmful_verdict: await harmfulVerdicts(reads, asked, categories.values, most),
    ...(await ofServices(reads, asked, most)),
    unknown_upload: await unknownUploads(reads, asked, most),
    blocked_then_allowed: await blockedThenAllowed(reads, asked, most),
  };
  const all = THREAT_KINDS.flatMap((kind) => byKind[kind]);
  return {
    threats: all.slice(want.offset, want.offset + want.limit),
    kinds: THREAT_KINDS.map((kind) => ({ kind, count: byKind[kind].length })),
    has_categories: categories.distinct > 0,
    meta: reads.meta(asked, all.length),
  };
}

/** Hosts for which the log's own source says malware, phishing and the like: one a host, with all its verdicts. */
async function harmfulVerdicts(
  reads: AuditReads,
  asked: Asked,
  found: readonly { value: string }[],
  most: number,
): Promise<Threat[]> {
  const verdicts = found.map(({ value }) => value).filter(isHarmfulCategory);
  if (verdicts.length === 0) return [];
  const parts: Filter[] = [{ kind: 'in', field: 'log_category', values: verdicts }];
  const hosts = await hostsOf(reads, asked, parts, pageOf(most, 'requests'));
  const told = new Map<string, string[]>();
  // Which verdict was about which host: there are few verdicts, and hosts have one or two of them.
  for (const verdict of verdicts) {
    const of: Filter[] = [
      { kind: 'in', field: 'log_category', values: [verdict] },
      { kind: 'in', field: 'host', values: hosts.map(({ host }) => host) },
    ];
    for (const { host } of hosts.length === 0
      ? []
      : await hostsOf(reads, asked, of, pageOf(most, 'requests')))
      told.set(host, [...(told.get(host) ?? []), verdict]);
  }
  return hosts.map((usage) =>
    ofHost(asked, 'harmful_verdict', usage, parts, { categories: told.get(usage.host) ?? [] }),
  );
}

/** Hosts that belong to no known service and were sent much. */
async function unknownUploads(reads: AuditReads, asked: Asked, most: number): Promise<Threat[]> {
  const unknown: Filter[] = [{ kind: 'not', part: { kind: 'exists', field: 'service' } }];
  const hosts = await hostsOf(reads, asked, unknown, {
    ...pageOf(most, 'bytes_up'),
    totals: [{ kind: 'compare', field: 'uploaded', operator: '>=', value: LARGE_UNKNOWN_UPLOAD }],
  });
  return hosts.map((usage) => ofHost(asked, 'unknown_upload', usage, unknown));
}

/** Hosts that were blocked, and let through later: a policy that was changed, or a way around it. */
async function blockedThenAllowed(reads: AuditReads, asked: Asked, most: number): Promise<Threat[]> {
  const by = (value: string): Filter => ({ kind: 'in', field: 'action', values: [value] });
  const blocked = await hostsOf(reads, asked, [by('blocked')], pageOf(most, 'requests'));
  if (blocked.length === 0) return [];
  const hosts: Filter = { kind: 'in', field: 'host', values: blocked.map(({ host }) => host) };
  const allowed = await hostsOf(reads, asked, [by('allowed'), hosts], pageOf(most, 'requests'));
  const first = new Map(blocked.map((usage) => [usage.host, usage]));
  const both: Filter = { kind: 'or', parts: [by('blocked'), by('allowed')] };
  return allowed.flatMap((usage) => {
    const before = first.get(usage.host);
    if (before === undefined || before.first_seen >= usage.last_seen) return [];
    const { requests, blocked: count } = before;
    return [
      ofHost(
        asked,
        'blocked_then_allowed',
        { ...usage, requests: usage.requests + requests, blocked: count },
        [both],
      ),
    ];
  });
}

/** Services that are in use although something speaks against them. One told for what it is for is not told for its score, too. */
async function ofServices(
  reads: AuditReads,
  asked: Asked,
  most: number,
): Promise<Record<'harmful_service' | 'risky_service', Threat[]>> {
  const rows = (await allServiceRows(reads, asked)).toSorted((a, b) => b.requests - a.requests);
  const found = { harmful_service: [] as Threat[], risky_service: [] as Threat[] };
  for (const row of rows) {
    const { parts } = row.level === 'unresearched' ? { parts: [] } : asked.services.get(row.id);
    const questions = ABUSE.filter((key) =>
      parts.some(({ attribute, answer }) => attribute === key && answer === 'yes'),
    );
    const kind =
      questions.length > 0 ? 'harmful_service' : row.level === 'high' ? 'risky_service' : undefined;
    if (kind === undefined || found[kind].length >= most) continue;
    const { id, name, level, users, requests, blocked, bytes_up, bytes_down, last_seen } = row;
    found[kind].push({
      ...{ kind, service_id: id, name, level, categories: [], questions },
      ...{ users, requests, blocked, bytes_up, bytes_down, last_seen },
      evidence: { list: 'services', filter: printFilter({ kind: 'in', field: 'service', values: [id] }) },
    });
  }
  return found;
}

const pageOf = (limit: number, sort: 'requests' | 'bytes_up') =>
  ({ limit, offset: 0, sort, descending: true }) as const;

async function hostsOf(
  reads: AuditReads,
  asked: Asked,
  parts: readonly Filter[],
  page: Page<'host' | 'users' | 'service_id' | keyof Totals>,
): Promise<HostUsage[]> {
  const question = `hosts ${JSON.stringify(page)}`;
  const { rows } = await reads.rememberFor(question, withFilter(asked, parts), (scope) =>
    reads.usage.byHost(scope, page, []),
  );
  return rows;
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
    ...{ kind, service_id: service_id ?? null, name: host, categories: [...categories], questions: [] },
    level: service_id === undefined ? null : services.get(service_id).level,
    ...{ users, requests, blocked, bytes_up, bytes_down, last_seen: isoTime(last_seen) },
    evidence: { list: 'sites', filter },
  };
}
