import type { ControlStore } from '@casbah/stores/control/control-store';
import type { Job } from './job.ts';
import { JobRunner } from './runner.ts';

/**
 * Runs a test's jobs by its clock: `settled()` runs what is due. Errors are thrown unless `onFault` handles
 * them.
 */
export function testRunner(parts: {
  control: ControlStore;
  jobs: readonly Job[];
  clock: () => number;
  server?: string;
  onFault?: (what: string, error: unknown) => void;
}): JobRunner {
  return new JobRunner({
    server: 'this',
    onFault: (_what, error) => {
      throw error;
    },
    ...parts,
  });
}
