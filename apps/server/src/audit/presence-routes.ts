import type { auditPresenceCalls } from '@casbah/contract/audit-presence';
import type { Handlers } from '../http/guard.ts';
import type { Identity } from '../http/sessions.ts';
import { serviceDevices, userDevices, userSessions } from './presence.ts';
import { presenceCsv, presenceLines, sharesCsv } from './presence-export.ts';
import type { AuditReads, Reader } from './reads.ts';

/** When people were there, and what they came with. */
export function presenceHandlers({
  reads,
  readerOf,
}: {
  reads: AuditReads;
  readerOf: (identity: Identity, call: keyof typeof auditPresenceCalls) => Promise<Reader>;
}): Handlers<typeof auditPresenceCalls> {
  return {
    'GET /audit/users/{user}/sessions': async ({ session, call, params, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const { rows, total } = await userSessions(reads, asked, params.user, query);
      return { rows, meta: reads.meta(asked, total) };
    },

    'GET /audit/users/{user}/devices': async ({ session, call, params, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const { rows, total } = await userDevices(reads, asked, params.user, query);
      return { rows, meta: reads.meta(asked, total) };
    },

    'GET /audit/services/{id}/devices': async ({ session, call, params, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      return serviceDevices(reads, asked, params.id);
    },

    'GET /audit/users/{user}/{presence}/export': async ({ session, call, params, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const of = { list: params.presence, pause_minutes: query.pause_minutes };
      return {
        content: await presenceCsv(reads, { ...asked, background: true }, params.user, of),
        fileName: `${params.presence}.csv`,
      };
    },

    'GET /audit/users/{user}/{presence}/export.ndjson': async ({ session, call, params, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      const of = { list: params.presence, pause_minutes: query.pause_minutes };
      return {
        content: await presenceLines(reads, { ...asked, background: true }, params.user, of),
        fileName: `${params.presence}.ndjson`,
      };
    },

    'GET /audit/services/{id}/devices/export': async ({ session, call, params, query, signal }) => {
      const asked = await reads.ask(await readerOf(session, call), query, signal);
      return { content: sharesCsv(await serviceDevices(reads, asked, params.id)), fileName: 'devices.csv' };
    },
  };
}
