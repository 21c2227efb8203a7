import { HOUR_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { SystemTx } from '@casbah/stores/control/transaction';
import type { PeriodicJob } from './job.ts';

/** Deletes an area's expired rows hourly, for all tenants in one transaction. */
export function cleanup(
  area: string,
  { control, clock }: { control: ControlStore; clock: () => number },
  remove: (tx: SystemTx, now: number) => Promise<unknown>,
): PeriodicJob {
  return {
    name: `${area}.cleanup`,
    every: HOUR_MS,
    run: () => control.asSystem((tx) => remove(tx, clock())),
  };
}
