import type { Database } from '@casbah/stores/control/database';
import { enqueue } from '@casbah/stores/control/jobs/jobs';
import type { Transaction } from 'kysely';

/** The jobs that do a tenant's directory runs, one after the other. */
export const DIRECTORY_QUEUE = 'directory.run';

/** The tenant has a run to do. */
export async function doRunsSoon(tx: Transaction<Database>, tenant: string, now: number): Promise<void> {
  await enqueue(tx, DIRECTORY_QUEUE, { key: tenant, tenant }, now);
}
