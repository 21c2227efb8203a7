import { enqueue } from '@casbah/stores/control/jobs/jobs';
import type { ControlTx } from '@casbah/stores/control/transaction';

/** Jobs that process a tenant's directory runs, one at a time. */
export const DIRECTORY_QUEUE = 'directory.run';

/** Queues a tenant's pending directory run. */
export async function doRunsSoon(tx: ControlTx, tenant: string, now: number): Promise<void> {
  await enqueue(tx, DIRECTORY_QUEUE, { key: tenant, tenant }, now);
}
