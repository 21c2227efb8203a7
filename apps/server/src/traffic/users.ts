import type { UserRow } from '@casbah/contract/audit';
import type { Asked, TrafficReads } from './reads.ts';
import { refuseForeignTotals, userRow } from './rows.ts';
import { type Sort, sortOf } from './sort.ts';

export const USER_COLUMNS = [
  'user',
  'services',
  'high_risk_services',
  'addresses',
  'requests',
  'bytes_up',
  'bytes_down',
  'blocked',
  'first_seen',
  'last_seen',
] as const;

const BY_REQUESTS: Sort<(typeof USER_COLUMNS)[number]> = { column: 'requests', descending: true };

export interface PageAsked {
  limit: number;
  offset: number;
  sort?: string | undefined;
  q?: string | undefined;
}

/** One page of the users seen; there may be many, so the event store sorts and pages them. */
export async function userPage(
  reads: TrafficReads,
  asked: Asked,
  page: PageAsked,
): Promise<{ rows: UserRow[]; total: number }> {
  refuseForeignTotals('users', asked.totals);
  const { column, descending } = sortOf(page.sort, USER_COLUMNS, BY_REQUESTS);
  const q = page.q?.trim() ?? '';
  const { rows, total } = await reads.usage.byUser(
    reads.scope(asked),
    {
      limit: page.limit,
      offset: page.offset,
      sort: column,
      descending,
      totals: asked.totals,
      ...(q === '' ? {} : { q }),
    },
    asked.services.highRisk,
  );
  return { rows: rows.map((row) => userRow(row, asked)), total };
}
