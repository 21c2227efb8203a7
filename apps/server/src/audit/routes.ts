import type { anonymisedPeopleCalls, SpanvaDatalink } from '@casbah/contract/anonymised-people';
import type { auditCalls } from '@casbah/contract/audit';
import type { auditLookupCalls } from '@casbah/contract/audit-lookups';
import type { auditPresenceCalls } from '@casbah/contract/audit-presence';
import type { auditTrendCalls } from '@casbah/contract/audit-trends';
import type { catalogueCalls } from '@casbah/contract/catalogue';
import type { threatCalls } from '@casbah/contract/threats';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import type { CatalogueSearch } from '@casbah/discovery/catalogue/search';
import { eventToJson } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import type { Handlers } from '../http/guard.ts';
import { tokensFound } from './anonymised-people.ts';
import { backtest } from './backtest.ts';
import { cataloguePage } from './catalogue-page.ts';
import { type DepartmentsOf, departments } from './departments.ts';
import { destinationDetail, destinationRows } from './destinations.ts';
import { duplicates } from './duplicates.ts';
import { eventPage, type FileNamesOf } from './event-page.ts';
import { exportCsv } from './export.ts';
import { facets } from './facets.ts';
import { histogram } from './histogram.ts';
import { instances } from './instances.ts';
import { type LookupParts, lookupHandlers, type SettingsCalls } from './lookup-routes.ts';
import { months } from './months.ts';
import { likelyList, narrow } from './narrow.ts';
import { presenceHandlers } from './presence-routes.ts';
import { type ReaderParts, readersFor } from './reader.ts';
import { type AuditParts, AuditReads } from './reads.ts';
import { type InstanceOf, serviceDetail } from './service-detail.ts';
import { serviceRows } from './services.ts';
import { sitePage } from './sites.ts';
import { summary } from './summary.ts';
import { threats } from './threats.ts';
import { csvOfThreats, linesOfThreats } from './threats-export.ts';
import { uploadsOfService, uploadsOfUser } from './uploads.ts';
import { type PersonOf, userDetail } from './user-detail.ts';
import { userPage } from './users.ts';

/** A page with more events than this counts as an export. */
const MOST_EVENTS_ON_A_PAGE = 1000;

type AuditCalls = typeof auditCalls &
  typeof auditTrendCalls &
  typeof auditLookupCalls &
  typeof auditPresenceCalls &
  typeof anonymisedPeopleCalls &
  typeof threatCalls &
  typeof catalogueCalls;

/** Read-only calls of the audit area, so routes query directly, without a service layer. */
export function auditHandlers(
  parts: AuditParts &
    LookupParts &
    ReaderParts & {
      search: CatalogueSearch;
      instanceOf: InstanceOf;
      /** Whether hosts of the service distinguish personal from company accounts. */
      hasInstances: (service: Service) => boolean;
      departmentsOf: DepartmentsOf;
      personOf: PersonOf;
      fileNamesOf: FileNamesOf;
      /** Agents that replace user names with tokens, and whether the company accepts only tokens. */
      datalinksOf: (tenant: string) => Promise<{ wantsTokens: boolean; links: SpanvaDatalink[] }>;
    },
): Handlers<Omit<AuditCalls, SettingsCalls>> {
  const reads = new AuditReads(parts);

  const { readerOf, read } = readersFor(reads, parts);

  return {
    ...lookupHandlers({ ...parts, reads, readerOf }),
    ...presenceHandlers({ reads, read }),
    'GET /audit/range': async (request) => {
      const range = await reads.range(await readerOf(request), request.signal);
      if (range === undefined) return { from: null, to: null, events: 0 };
      return { from: isoTime(range.from), to: isoTime(range.to), events: range.events };
    },

    'GET /audit/summary': read(async (asked) =>
      summary(reads, await narrow(reads, asked, likelyList(asked))),
    ),

    'GET /audit/histogram': read(async (asked, { query }) => {
      const narrowed = await narrow(reads, asked, query.of ?? likelyList(asked));
      const { interval, buckets } = await histogram(reads, narrowed, query.interval);
      return { interval, buckets, meta: reads.meta(asked, buckets.length) };
    }),

    'GET /audit/backtest': read(async (asked, { query }) => {
      const found = await backtest(reads, asked, query);
      return { ...found, meta: reads.meta(asked, found.services_count) };
    }),

    'GET /audit/facets': read(async (asked, { query }) => {
      const found = await facets(reads, asked, query.of, query.size);
      return { facets: found, meta: reads.meta(asked, found.length) };
    }),

    'GET /audit/services': read(async (asked, { query }) => {
      const rows = await serviceRows(reads, asked, query);
      return {
        rows: rows.slice(query.offset, query.offset + query.limit),
        meta: {
          ...reads.meta(asked, rows.length),
          new_services: rows.reduce((count, row) => count + Number(row.is_new), 0),
        },
      };
    }),

    'GET /audit/services/{id}': read(async (asked, { params }) =>
      serviceDetail(reads, asked, params.id, parts.instanceOf),
    ),

    'GET /audit/services/{id}/uploads': read(async (asked, { params }) =>
      uploadsOfService(reads, asked, params.id),
    ),

    'GET /audit/users': read(async (asked, { query }) => {
      const { rows, total } = await userPage(reads, asked, query);
      return { rows, meta: reads.meta(asked, total) };
    }),

    'GET /audit/users/{user}': read(async (asked, { params }) =>
      userDetail(reads, asked, params.user, parts.personOf),
    ),

    'GET /audit/users/{user}/uploads': read(async (asked, { params }) =>
      uploadsOfUser(reads, asked, params.user),
    ),

    'GET /risks/spanvadatalinks': async ({ session, reach, query, signal }) => {
      const { wantsTokens, links } = await parts.datalinksOf(session.tenant);
      const reader = await readerOf({ session, reach });
      const { search_query: search, limit } = query;
      const users =
        search === undefined
          ? []
          : await tokensFound(reads, await reads.ask(reader, {}, signal), { search, limit });
      // A reader with a limited scope doesn't learn about other sources.
      const told = reader.within === ALL ? links : [];
      return { spanva_anonymization: wantsTokens, spanvadatalinks: told, users };
    },

    'GET /audit/destinations/{country}': read(async (asked, { params }) =>
      destinationDetail(reads, asked, params.country),
    ),

    'GET /audit/destinations': read(async (asked, { query }) => {
      const rows = await destinationRows(reads, asked, query);
      return {
        rows: rows.slice(query.offset, query.offset + query.limit),
        meta: {
          ...reads.meta(asked, rows.length),
          countries: rows.filter(({ country }) => country !== '').length,
        },
      };
    }),

    'GET /audit/sites': read(async (asked, { query }) => {
      const { rows, total } = await sitePage(reads, asked, query);
      return { rows, meta: reads.meta(asked, total) };
    }),

    'GET /audit/trends/months': read(async (asked, { query }) => {
      const found = await months(reads, asked, query.months);
      const since = asked.data?.from;
      return {
        months: found,
        data_from: since === undefined ? null : isoTime(since),
        meta: reads.meta(asked, found.length),
      };
    }),

    'GET /audit/trends/duplicates': read(async (asked, { query }) => {
      const rows = await duplicates(reads, asked, query.service);
      return { rows, meta: reads.meta(asked, rows.length) };
    }),

    'GET /audit/trends/instances': read(async (asked) => {
      const found = await instances(reads, asked, parts);
      return { ...found, meta: reads.meta(asked, found.instances.length) };
    }),

    'GET /audit/trends/departments': read(async (asked) => {
      const found = await departments(reads, asked, parts.departmentsOf);
      return { ...found, meta: reads.meta(asked, found.departments?.length ?? 0) };
    }),

    'GET /audit/threats': read(async (asked, { query }) =>
      threats(reads, asked, {
        ...query,
        unknown_upload_mb: await parts.unknownUploadMb(asked.tenant),
      }),
    ),

    'GET /audit/catalogue': async ({ session, reach, query, signal }) => {
      const reader = await readerOf({ session, reach });
      const [seen, services] = await Promise.all([
        reads.range(reader, signal),
        parts.servicesOf(session.tenant),
      ]);
      const reaches = (id: string) => reach.hasService(id);
      const isUsed = (id: string) => seen?.firstSeen.has(id) === true;
      return cataloguePage({ search: parts.search, services, reaches, isUsed }, query);
    },

    'GET /audit/threats/export': read(async (asked, { query }) => {
      const want = { ...query, unknown_upload_mb: await parts.unknownUploadMb(asked.tenant) };
      return { content: csvOfThreats(reads, { ...asked, background: true }, want), fileName: 'threats.csv' };
    }),

    'GET /audit/threats/export.ndjson': read(async (asked, { query }) => {
      const want = { ...query, unknown_upload_mb: await parts.unknownUploadMb(asked.tenant) };
      return {
        content: linesOfThreats(reads, { ...asked, background: true }, want),
        fileName: 'threats.ndjson',
      };
    }),

    'GET /audit/{list}/export': read(async (asked, { params, query }) => {
      const download = { ...asked, background: true };
      return { content: exportCsv(reads, download, params.list, query), fileName: `${params.list}.csv` };
    }),

    'GET /audit/events/page': read(async (asked, { query }) => {
      const narrowed = await narrow(reads, asked, likelyList(asked));
      return eventPage(reads, narrowed, query, parts.fileNamesOf);
    }),

    'GET /audit/events': read(async (asked, { query }) => {
      const narrowed = await narrow(reads, asked, likelyList(asked));
      const scope = reads.scope({ ...narrowed, background: query.limit > MOST_EVENTS_ON_A_PAGE });
      return { content: ndjson(reads.usage.events(scope, query.limit)) };
    }),
  };
}

async function* ndjson(events: AsyncIterable<Parameters<typeof eventToJson>[0]>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(eventToJson(event))}\n`;
}
