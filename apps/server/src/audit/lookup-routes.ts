import type { auditLookupCalls } from '@casbah/contract/audit-lookups';
import { address } from '@casbah/contract/client';
import { compareNames } from '@casbah/domain/compare-names';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { isoTime } from '@casbah/domain/iso-time';
import { periodRange } from '@casbah/domain/period-range';
import { isHarmfulCategory } from '@casbah/domain/threat';
import type { Period } from '@casbah/domain/time-period';
import { uploadOf } from '@casbah/domain/volume';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { facets } from './facets.ts';
import { narrow } from './narrow.ts';
import type { Readers } from './reader.ts';
import type { AuditReads } from './reads.ts';
import { serviceRows } from './services.ts';
import { userPage } from './users.ts';

/** Lists available for download. */
const LISTS = ['services', 'users', 'destinations', 'sites'] as const;
/** Maximum values of a field that a filter offers, and maximum categories checked for threats. */
const MOST_VALUES = 1000;

export interface LookupParts {
  sourcesOf: (tenant: string) => Promise<readonly { id: string; name: string }[]>;
  /** Whether the company uses threat verdicts from logs. */
  tellsThreats: (tenant: string) => Promise<boolean>;
  /** Upload size in MB from which an unknown host is a finding. */
  unknownUploadMb: (tenant: string) => Promise<number>;
}

/** These calls change settings, so the tenant area handles them. */
export type SettingsCalls = 'POST /risks/updateauditpreferences' | 'POST /risks/updateauditanomalyvalues';

/** Lookups that programs and pages use beside the lists. */
export function lookupHandlers({
  reads,
  readerOf,
  ...parts
}: LookupParts & {
  reads: AuditReads;
  readerOf: Readers['readerOf'];
}): Handlers<Omit<typeof auditLookupCalls, SettingsCalls>> {
  /** A condition on one source, or none. Throws if the source doesn't exist. */
  const ofSource = async (tenant: string, id: string | undefined): Promise<Filter> => {
    if (id === undefined) return ALL;
    const source = (await parts.sourcesOf(tenant)).find((one) => one.id === id);
    if (source === undefined) throw new ApiFailure('NO_DATASOURCE_AVAILABLE');
    return fromSource(source.name);
  };
  return {
    'GET /risks/datalinks': async ({ session, reach, query, signal }) => {
      const filter = await ofSource(session.tenant, query.id);
      const data = await reads.range(await readerOf({ session, reach }), signal);
      const range = spanOf(query.range, query.time === undefined ? data?.to : Date.parse(query.time), data);
      return { api_response: 'success', links: linksTo(filter, { ...query, range }) };
    },

    'POST /risks/searchusername': async ({ session, reach, body, signal }) => {
      const asked = await reads.ask(await readerOf({ session, reach }), {}, signal);
      const { rows } = await userPage(reads, asked, { q: body.search_query, limit: body.limit, offset: 0 });
      return { api_response: 'success', users: rows.map(personOf) };
    },

    'POST /risks/getusersname': async ({ session, reach, body, signal }) => {
      const people: Filter = { kind: 'in', field: 'user', values: [...new Set(body.userIds)] };
      const filter = printFilter(
        { kind: 'and', parts: [people, await ofSource(session.tenant, body.source)] },
        TRAFFIC_FIELDS,
      );
      const asked = await reads.ask(await readerOf({ session, reach }), { filter }, signal);
      const { rows } = await userPage(reads, asked, { sort: 'user', limit: body.limit, offset: 0 });
      return { api_response: 'success', users: rows.map(personOf) };
    },

    'POST /risks/threatfeed': async ({ session, reach, body, signal }) => {
      const { service_id, threat_count, limit, offset } = body;
      const filter = service_id === undefined ? ALL : ofService(service_id);
      const asked = await reads.ask(
        await readerOf({ session, reach }),
        { filter: printFilter(filter, TRAFFIC_FIELDS) },
        signal,
      );
      if (service_id !== undefined && !asked.services.has(service_id)) throw new ApiFailure('NOT_FOUND');
      const tia = await parts.tellsThreats(session.tenant);
      const narrowed = await narrow(reads, asked, 'services');
      const { values } = tia
        ? await reads.usage.byField(reads.scope(narrowed), 'log_category', MOST_VALUES)
        : { values: [] };
      const threats = values
        .filter(({ value, requests }) => isHarmfulCategory(value) && requests >= threat_count)
        .map(({ value, requests, users, ...volume }) => ({
          threat: value,
          requests,
          users,
          ...uploadOf(volume),
        }));
      return {
        api_response: 'success',
        tia,
        total: threats.length,
        threats: threats.slice(offset, offset + limit),
      };
    },

    'GET /risks/alldatasources': async ({ session }) => ({
      api_response: 'success',
      datasources: (await parts.sourcesOf(session.tenant))
        .map(({ id, name }) => ({ id, name }))
        .sort((a, b) => compareNames(a.name, b.name)),
    }),

    'GET /audit/parentCompanies/': async ({ session, reach, signal }) => {
      const asked = await reads.ask(await readerOf({ session, reach }), {}, signal);
      const byVendor = new Map<string, string[]>();
      for (const { id, vendor } of await serviceRows(reads, asked, { sort: 'name' }))
        if (vendor !== null) byVendor.set(vendor, [...(byVendor.get(vendor) ?? []), id]);
      return {
        api_response: 'success',
        parent_companies: [...byVendor]
          .map(([name, services]) => ({ name, services }))
          .sort((a, b) => b.services.length - a.services.length || compareNames(a.name, b.name)),
      };
    },

    'POST /audit/servicefilters/': async ({ session, reach, body, signal }) => {
      const { tenant } = session;
      if ((await parts.sourcesOf(tenant)).length === 0) throw new ApiFailure('NO_DATASOURCE_AVAILABLE');
      const filter = printFilter(await ofSource(tenant, body.ds_id), TRAFFIC_FIELDS);
      const asked = await reads.ask(await readerOf({ session, reach }), { filter }, signal);
      const found = await facets(reads, asked, 'services', MOST_VALUES);
      return { api_response: 'success', fields: found.map(({ field, values }) => ({ field, values })) };
    },
  };
}

const fromSource = (name: string): Filter => ({ kind: 'in', field: 'source', values: [name] });
const ofService = (id: string): Filter => ({ kind: 'in', field: 'service', values: [id] });

/** A user as visible to the reader. */
const personOf = ({ user, name }: { user: string; name?: string | undefined }) => ({
  id: user,
  name: name ?? user,
});

function spanOf(
  period: Period,
  end: number | undefined,
  data: { from: number; to: number } | undefined,
): { from: string; to: string } | undefined {
  if (end === undefined) return undefined;
  const { from, to } = periodRange(period, { now: end, timeZone: 'UTC', data });
  return { from: isoTime(from), to: isoTime(to) };
}

function linksTo(
  filter: Filter,
  { range, compressed }: { range?: { from: string; to: string } | undefined; compressed: boolean },
) {
  const text = printFilter(filter, TRAFFIC_FIELDS);
  return LISTS.map((list) => ({
    name: list,
    type: 'text/csv' as const,
    compressed,
    url: address('GET /audit/{list}/export', {
      params: { list },
      query: { ...range, ...(text === '' ? {} : { filter: text }) },
    }),
  }));
}
