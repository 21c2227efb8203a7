import { address } from '@casbah/contract/client';
import type { lookupsCalls } from '@casbah/contract/lookups';
import { compareNames } from '@casbah/domain/compare-names';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { isoTime } from '@casbah/domain/iso-time';
import { periodRange } from '@casbah/domain/period-range';
import type { Period } from '@casbah/domain/time-period';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { facets } from '../traffic/facets.ts';
import type { Readers } from '../traffic/reader.ts';
import type { TrafficReads } from '../traffic/reads.ts';
import { serviceRows } from '../traffic/services.ts';
import { userPage } from '../traffic/users.ts';

/** Lists available for download. */
const LISTS = ['services', 'users', 'destinations', 'sites'] as const;
/** Maximum values of a field that a filter suggests. */
const MOST_VALUES = 1000;

/** Lookups for programs and pages, besides the lists. */
export function lookupsHandlers({
  reads,
  readerOf,
  ...parts
}: Pick<Readers, 'readerOf'> & {
  reads: TrafficReads;
  sourcesOf: (tenant: string) => Promise<readonly { id: string; name: string }[]>;
}): Handlers<typeof lookupsCalls> {
  /** A condition on one source, or none; it has to be there. */
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
