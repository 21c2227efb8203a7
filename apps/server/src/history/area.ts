import type { HistoryEntry } from '@casbah/contract/history';
import type { AuditEntry } from '@casbah/stores/control/history/audit-trail';
import { area } from '../areas/define.ts';
import { historyHandlers } from './routes.ts';
import { entryAnswer } from './wire.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Converts a history entry to its API response. */
    historyEntry: (entry: AuditEntry) => HistoryEntry;
  }
}

export const historyArea = area({
  name: 'history',
  needs: ['control', 'clock'],
  gives: ['historyEntry'],
  build: ({ control, clock }) => ({
    handlers: historyHandlers({ control, clock }),
    provides: { historyEntry: entryAnswer },
  }),
});
