import type { JobQueue } from '@casbah/contract/jobs';

export type JobState = 'ok' | 'not_run' | 'running' | 'retrying' | 'failed';

type Troubles = Pick<JobQueue, 'failed' | 'retrying'>;

/** The most urgent state of a queue. */
export function stateOf({
  failed,
  retrying,
  running,
  runs,
}: Troubles & Pick<JobQueue, 'running' | 'runs'>): JobState {
  if (failed > 0) return 'failed';
  if (retrying > 0) return 'retrying';
  if (running > 0) return 'running';
  return runs === 0 ? 'not_run' : 'ok';
}

export const isFailing = ({ failed, retrying }: Troubles): boolean => failed > 0 || retrying > 0;

/** Failing jobs first, then by name. */
export function byUrgency<Queue extends Troubles>(
  queues: readonly Queue[],
  nameOf: (queue: Queue) => string,
): Queue[] {
  return queues.toSorted(
    (one, other) =>
      Number(isFailing(other)) - Number(isFailing(one)) || nameOf(one).localeCompare(nameOf(other)),
  );
}
