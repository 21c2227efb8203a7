import type { auditCalls } from '@casbah/contract/audit';
import { eventToJson } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import type { Handlers } from '../http/guard.ts';
import { facets } from '../traffic/facets.ts';
import type { InstanceOf } from '../traffic/instance-of.ts';
import { likelyList, narrow } from '../traffic/narrow.ts';
import type { Readers } from '../traffic/reader.ts';
import type { TrafficReads } from '../traffic/reads.ts';
import { serviceRows } from '../traffic/services.ts';
import { userPage } from '../traffic/users.ts';
import { destinationDetail, destinationRows } from './destinations.ts';
import { eventPage, type FileNamesOf } from './event-page.ts';
import { exportCsv } from './export.ts';
import { histogram } from './histogram.ts';
import { serviceDetail } from './service-detail.ts';
import { sitePage } from './sites.ts';
import { summary } from './summary.ts';
import { uploadsOfService, uploadsOfUser } from './uploads.ts';
import { type PersonOf, userDetail } from './user-detail.ts';

/** A page with more events than this counts as an export. */
const MOST_EVENTS_ON_A_PAGE = 1000;

/** Read-only calls of the audit area, so routes query directly, without a service layer. */
export function auditHandlers({
  reads,
  readerOf,
  read,
  ...parts
}: Readers & {
  reads: TrafficReads;
  instanceOf: InstanceOf;
  personOf: PersonOf;
  fileNamesOf: FileNamesOf;
}): Handlers<typeof auditCalls> {
  return {
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
