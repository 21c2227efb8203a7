import { HOUR_MS } from '@casbah/domain/time-units';
import type { PeriodicJob } from './job.ts';

/** Removes what an area no longer needs, every hour. */
export function cleanup(area: string, run: PeriodicJob['run']): PeriodicJob {
  return { name: `${area}.cleanup`, every: HOUR_MS, run };
}
