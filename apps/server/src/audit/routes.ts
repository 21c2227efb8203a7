import { anonymisedPeopleCalls, type SpanvaDatalink } from '@casbah/contract/anonymised-people';
import { auditCalls } from '@casbah/contract/audit';
import { auditLookupCalls } from '@casbah/contract/audit-lookups';
import { auditPresenceCalls } from '@casbah/contract/audit-presence';
import { auditTrendCalls } from '@casbah/contract/audit-trends';
import { catalogueCalls } from '@casbah/contract/catalogue';
import { threatCalls } from '@casbah/contract/threats';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import type { CatalogueSearch } from '@casbah/discovery/catalogue/search';
import { type Scope, scopesOf } from '@casbah/domain/access-profile';
import type { PeopleSeen } from '@casbah/domain/anonymous-person';
import { eventToJson } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { filterOfScopes } from '@casbah/domain/filter/scope-filter';
import type { Handlers } from '../http/guard.ts';
import { serviceReachOf } from '../http/service-reach.ts';
import type { Identity } from '../http/sessions.ts';
import { tokensFound } from './anonymised-people.ts';
import { backtest } from './backtest.ts';
import { cataloguePage } from './catalogue-page.ts';
import { type DepartmentsOf, departments } from './departments.ts';
import { destinationDetail, destinationRows } from './destinations.ts';
import { duplicates } from './duplicates.ts';
import { exportCsv } from './export.ts';
import { facets } from './facets.ts';
import { histogram } from './histogram.ts';
import { instances } from './instances.ts';
import { type LookupParts, lookupHandlers, type SettingsCalls } from './lookup-routes.ts';
import { months } from './months.ts';
import { likelyList, narrow } from './narrow.ts';
import { presenceHandlers } from './presence-routes.ts';
import { type AuditParts, AuditReads, isoTime, type Reader } from './reads.ts';
import { type InstanceOf, serviceDetail } from './service-detail.ts';
import { serviceRows } from './services.ts';
import { sitePage } from './sites.ts';
import { summary } from './summary.ts';
import { threats } from './threats.ts';
import { csvOfThreats, linesOfThreats } from './threats-export.ts';
import { type PersonOf, userDetail } from './user-detail.ts';
import { userPage } from './users.ts';

/** Whoever asks for more events takes them home. */
const MOST_EVENTS_ON_A_PAGE = 1000;

const CALLS = {
  ...auditCalls,
  ...auditTrendCalls,
  ...auditLookupCalls,
  ...auditPresenceCalls,
  ...anonymisedPeopleCalls,
  ...threatCalls,
  ...catalogueCalls,
};

/** The reads of the audit area. They change nothing: no service between route and query. */
export function auditHandlers(
  parts: AuditParts &
    LookupParts & {
      search: CatalogueSearch;
      instanceOf: InstanceOf;
      /** Whether hosts of the service tell personal accounts from companies' own. */
      hasInstances: (service: Service) => boolean;
      departmentsOf: DepartmentsOf;
      personOf: PersonOf;
      /** How people are named to somebody. */
      peopleSeenBy: (identity: Identity) => Promise<PeopleSeen>;
      /** Looks up who the people are that scopes are limited to. */
      withPeople: (tenant: string, scopes: readonly Scope[]) => Promise<readonly Scope[]>;
      /** The agents that replace people by tokens, and whether the company takes nothing else. */
      datalinksOf: (tenant: string) => Promise<{ wantsTokens: boolean; links: SpanvaDatalink[] }>;
    },
): Handlers<Omit<typeof CALLS, SettingsCalls>> {
  const reads = new AuditReads(parts);

  /** What a person may look at by the permission of this very call: to take a list home may be limited further than to see it. */
  const readerOf = async (identity: Identity, call: keyof typeof CALLS): Promise<Reader> => {
    const { tenant, rights } = identity;
    const held = scopesOf(rights, CALLS[call].permission);
    const scopes = typeof held === 'string' ? held : await parts.withPeople(tenant, held);
    const seen = await parts.peopleSeenBy(identity);
    return { tenant, within: filterOfScopes(scopes), ...seen };
  };

  return {
    ...lookupHandlers({ ...parts, reads, readerOf }),
    ...presenceHandlers({ reads, readerOf }),
    'GET /audit/range': async ({ session, call, signal }) => {
      const range = await reads.range(await readerOf(session, call), signal);
      if (range === undefined) return { from: null, to: null, events: 0 };
      return { from: isoTime(range.from), to: isoTime(range.to), events: range.events };
    },

    'GET /audit/summary': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      return summary(reads, await narrow(reads, asked, likelyList(asked)));
    },

    'GET /audit/histogram': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const narrowed = await narrow(reads, asked, query.of ?? likelyList(asked));
      const { interval, buckets } = await histogram(reads, narrowed, query.interval);
      return { interval, buckets, meta: reads.meta(asked, buckets.length) };
    },

    'GET /audit/backtest': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const found = await backtest(reads, asked, query);
      return { ...found, meta: reads.meta(asked, found.services_count) };
    },

    'GET /audit/facets': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const found = await facets(reads, asked, query.of, query.size);
      return { facets: found, meta: reads.meta(asked, found.length) };
    },

    'GET /audit/services': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const rows = await serviceRows(reads, asked, query);
      return {
        rows: rows.slice(query.offset, query.offset + query.limit),
        meta: {
          ...reads.meta(asked, rows.length),
          new_services: rows.reduce((count, row) => count + Number(row.is_new), 0),
        },
      };
    },

    'GET /audit/services/{id}': async ({ session, call, params, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      return serviceDetail(reads, asked, params.id, parts.instanceOf);
    },

    'GET /audit/users': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const { rows, total } = await userPage(reads, asked, query);
      return { rows, meta: reads.meta(asked, total) };
    },

    'GET /audit/users/{user}': async ({ session, call, params, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      return userDetail(reads, asked, params.user, parts.personOf);
    },

    'GET /risks/spanvadatalinks': async ({ session, call, query, signal }) => {
      const { wantsTokens, links } = await parts.datalinksOf(session.tenant);
      const reader = await readerOf(session, call);
      const { search_query: search, limit } = query;
      const users =
        search === undefined
          ? []
          : await tokensFound(reads, await reads.ask(reader, {}, signal), { search, limit });
      // Who may look at a part of the events only is not told what other sources there are.
      const told = reader.within === ALL ? links : [];
      return { spanva_anonymization: wantsTokens, spanvadatalinks: told, users };
    },

    'GET /audit/destinations/{country}': async ({ session, call, params, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      return destinationDetail(reads, asked, params.country);
    },

    'GET /audit/destinations': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const rows = await destinationRows(reads, asked, query);
      return {
        rows: rows.slice(query.offset, query.offset + query.limit),
        meta: {
          ...reads.meta(asked, rows.length),
          countries: rows.filter(({ country }) => country !== '').length,
        },
      };
    },

    'GET /audit/sites': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const { rows, total } = await sitePage(reads, asked, query);
      return { rows, meta: reads.meta(asked, total) };
    },

    'GET /audit/trends/months': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const found = await months(reads, asked, query.months);
      const since = asked.data?.from;
      return {
        months: found,
        data_from: since === undefined ? null : isoTime(since),
        meta: reads.meta(asked, found.length),
      };
    },

    'GET /audit/trends/duplicates': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const rows = await duplicates(reads, asked, query.service);
      return { rows, meta: reads.meta(asked, rows.length) };
    },

    'GET /audit/trends/instances': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const found = await instances(reads, asked, parts);
      return { ...found, meta: reads.meta(asked, found.instances.length) };
    },

    'GET /audit/trends/departments': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const found = await departments(reads, asked, parts.departmentsOf);
      return { ...found, meta: reads.meta(asked, found.departments?.length ?? 0) };
    },

    'GET /audit/threats': async ({ session, call, query, signal }) =>
      threats(reads, await reads.ask(await readerOf(session, call), query, signal), {
        ...query,
        unknown_upload_mb: await parts.unknownUploadMb(session.tenant),
      }),

    'GET /audit/catalogue': async ({ session, call, query, signal }) => {
      const reader = await readerOf(session, call);
      const [seen, services] = await Promise.all([
        reads.range(reader, signal),
        parts.servicesOf(session.tenant),
      ]);
      const reaches = serviceReachOf(session.rights);
      const isUsed = (id: string) => seen?.firstSeen.has(id) === true;
      return cataloguePage({ search: parts.search, services, reaches, isUsed }, query);
    },

    'GET /audit/threats/export': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const want = { ...query, unknown_upload_mb: await parts.unknownUploadMb(session.tenant) };
      return { content: csvOfThreats(reads, { ...asked, background: true }, want), fileName: 'threats.csv' };
    },

    'GET /audit/threats/export.ndjson': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const want = { ...query, unknown_upload_mb: await parts.unknownUploadMb(session.tenant) };
      return {
        content: linesOfThreats(reads, { ...asked, background: true }, want),
        fileName: 'threats.ndjson',
      };
    },

    'GET /audit/{list}/export': async ({ session, call, params, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const download = { ...asked, background: true };
      return { content: exportCsv(reads, download, params.list, query), fileName: `${params.list}.csv` };
    },

    'GET /audit/events': async ({ session, call, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const narrowed = await narrow(reads, asked, likelyList(asked));
      const scope = reads.scope({ ...narrowed, background: query.limit > MOST_EVENTS_ON_A_PAGE });
      return { content: ndjson(reads.usage.events(scope, query.limit)) };
    },
  };
}

async function* ndjson(events: AsyncIterable<Parameters<typeof eventToJson>[0]>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(eventToJson(event))}\n`;
}
