import type { JobQueue } from '@casbah/contract/jobs';

export type JobState = 'ok' | 'running' | 'retrying' | 'failed';

/** The most urgent of what can be said of a queue. */
export function stateOf({
  failed,
  retrying,
  running,
}: Pick<JobQueue, 'failed' | 'retrying' | 'running'>): JobState {
  if (failed > 0) return 'failed';
  if (retrying > 0) return 'retrying';
  return running > 0 ? 'running' : 'ok';
}

export const isFailing = (queue: Pick<JobQueue, 'failed' | 'retrying' | 'running'>): boolean =>
  ['failed', 'retrying'].includes(stateOf(queue));

/** What fails comes first, then by name. */
export function byUrgency<Queue extends Pick<JobQueue, 'failed' | 'retrying' | 'running'>>(
  queues: readonly Queue[],
  nameOf: (queue: Queue) => string,
): Queue[] {
  return queues.toSorted(
    (one, other) =>
      Number(isFailing(other)) - Number(isFailing(one)) || nameOf(one).localeCompare(nameOf(other)),
  );
}
