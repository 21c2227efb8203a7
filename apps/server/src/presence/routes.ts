import type { presenceCalls } from '@casbah/contract/presence';
import type { Handlers } from '../http/guard.ts';
import type { Readers } from '../traffic/reader.ts';
import type { TrafficReads } from '../traffic/reads.ts';
import { serviceDevices, userDevices, userSessions } from './presence.ts';
import { presenceCsv, presenceLines, sharesCsv } from './presence-export.ts';

/** Sessions and devices of people. */
export function presenceHandlers({
  reads,
  read,
}: {
  reads: TrafficReads;
  read: Readers['read'];
}): Handlers<typeof presenceCalls> {
  return {
    'GET /audit/users/{user}/sessions': read(async (asked, { params, query }) => {
      const { rows, total } = await userSessions(reads, asked, params.user, query);
      return { rows, meta: reads.meta(asked, total) };
    }),

    'GET /audit/users/{user}/devices': read(async (asked, { params, query }) => {
      const { rows, total } = await userDevices(reads, asked, params.user, query);
      return { rows, meta: reads.meta(asked, total) };
    }),

    'GET /audit/services/{id}/devices': read(async (asked, { params }) => {
      return serviceDevices(reads, asked, params.id);
    }),

    'GET /audit/users/{user}/{presence}/export': read(async (asked, { params, query }) => {
      const of = { list: params.presence, pause_minutes: query.pause_minutes };
      return {
        content: await presenceCsv(reads, { ...asked, background: true }, params.user, of),
        fileName: `${params.presence}.csv`,
      };
    }),

    'GET /audit/users/{user}/{presence}/export.ndjson': read(async (asked, { params, query }) => {
      const of = { list: params.presence, pause_minutes: query.pause_minutes };
      return {
        content: await presenceLines(reads, { ...asked, background: true }, params.user, of),
        fileName: `${params.presence}.ndjson`,
      };
    }),

    'GET /audit/services/{id}/devices/export': read(async (asked, { params }) => {
      return { content: sharesCsv(await serviceDevices(reads, asked, params.id)), fileName: 'devices.csv' };
    }),
  };
}
