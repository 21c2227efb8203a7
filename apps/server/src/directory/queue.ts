import { enqueue } from '@casbah/stores/control/jobs/jobs';
import type { ControlTx } from '@casbah/stores/control/transaction';

/** The jobs that do a tenant's directory runs, one after the other. */
export const DIRECTORY_QUEUE = 'directory.run';

/** The tenant has a run to do. */
export async function doRunsSoon(tx: ControlTx, tenant: string, now: number): Promise<void> {
  await enqueue(tx, DIRECTORY_QUEUE, { key: tenant, tenant }, now);
}
