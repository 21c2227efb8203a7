import type { ControlStore } from '@casbah/stores/control/control-store';
import type { Job } from './job.ts';
import { JobRunner } from './runner.ts';

/** Runs the jobs of a test by its clock: `settled()` does what is due. Faults are thrown unless `onFault` takes them. */
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
