import type { historyCalls } from '@casbah/contract/history';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import {
  countAudit,
  countAuditBy,
  findAuditEntry,
  listAudit,
} from '@casbah/stores/control/history/audit-trail';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { ChainChecks } from './checks.ts';
import { csvOfHistory, linesOfHistory } from './export.ts';
import { entryAnswer, filterOf } from './wire.ts';

/** Maximum people, calls and outcomes offered as choices. */
const CHOICES = 200;

/** Reads of the history. Entries are written where the changes are made. */
export function historyHandlers(parts: {
  control: ControlStore;
  clock: () => number;
}): Handlers<typeof historyCalls> {
  const { control } = parts;
  const checks = new ChainChecks(parts);
  return {
    'GET /history/entries': async ({ session, query: { limit, before, ...asked } }) => {
      // One extra row shows whether there are more.
      const found = await control.inTenant(session.tenant, (tx) =>
        listAudit(tx, { limit: limit + 1, before, filter: filterOf(asked) }),
      );
      const entries = found.slice(0, limit);
      return {
        entries: entries.map(entryAnswer),
        next: found.length > limit ? (entries.at(-1)?.sequence ?? null) : null,
      };
    },

    'GET /history/entries/{sequence}': async ({ session, params }) => {
      const found = await control.inTenant(session.tenant, (tx) => findAuditEntry(tx, params.sequence));
      if (found === undefined) throw new ApiFailure('NOT_FOUND');
      return entryAnswer(found);
    },

    'GET /history/facets': async ({ session, query }) => {
      const counted = { filter: filterOf(query), limit: CHOICES };
      return control.inTenant(session.tenant, async (tx) => {
        const first = await findAuditEntry(tx, 1);
        return {
          total: await countAudit(tx, counted.filter),
          people: await countAuditBy(tx, 'user_email', counted),
          actions: await countAuditBy(tx, 'action', counted),
          outcomes: await countAuditBy(tx, 'outcome', counted),
          since: first === undefined ? null : isoTime(first.time),
        };
      });
    },

    'GET /history/export': async ({ session, query }) => ({
      content: csvOfHistory({ control, tenant: session.tenant, filter: filterOf(query) }),
      fileName: 'history.csv',
    }),

    'GET /history/export.ndjson': async ({ session, query }) => ({
      content: linesOfHistory({ control, tenant: session.tenant, filter: filterOf(query) }),
      fileName: 'history.ndjson',
    }),

    'GET /history/verify': ({ session, query, signal }) =>
      checks.check(session.tenant, { fresh: query.fresh, signal }),
  };
}
