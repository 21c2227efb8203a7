import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';

const time = z.iso.datetime().nullable();
const count = z.number().int().nonnegative();

export const jobQueue = z.object({
  /** Area and task: `mail.send`. */
  name: z.string(),
  /** Interval between runs in seconds; null for jobs that are added on demand. */
  every_seconds: z.number().nullable(),
  waiting: count,
  running: count,
  /** Waiting jobs whose last attempt failed. */
  retrying: count,
  /** Jobs that failed for good and wait for an operator. */
  failed: count,
  /** When the oldest due job became due. */
  oldest: time,
  next_run: time,
  last_run: time,
  last_failure: time,
  last_error: z.string().nullable(),
  runs: count,
  failures: count,
});
export type JobQueue = z.infer<typeof jobQueue>;

export const jobsCalls = calls({
  'GET /admin/jobs': {
    summary:
      'List the background jobs of the installation: waiting, running and failed. Only for the company that runs Casbah.',
    permission: 'sysadmin.use',
    background: true,
    answer: z.object({
      /** Whether the caller's company operates this Casbah. Others see no queues. */
      is_operator: z.boolean(),
      queues: z.array(jobQueue),
    }),
    errors: [],
  },
  'POST /admin/jobs/{queue}/run': {
    summary: 'Run a periodic job now, or retry the failed and waiting jobs of a queue. Returns their number.',
    permission: 'sysadmin.use',
    params: z.object({ queue: z.string().max(100) }),
    answer: z.object({ started: count }),
    errors: ['NOT_FOUND'],
  },
});

export const jobsEvents = historyEvents({
  'job.started': ['POST /admin/jobs/{queue}/run'],
});
