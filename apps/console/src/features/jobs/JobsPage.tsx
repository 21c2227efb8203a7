import type { JobQueue } from '@casbah/contract/jobs';
import type { jobsWords } from '@casbah/messages/jobs';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './JobsPage.module.css';
import { byUrgency, isFailing, stateOf } from './job-state.ts';

const TONES = { ok: 'low', not_run: 'neutral', running: 'info', retrying: 'medium', failed: 'high' } as const;
const REFRESH_MS = 10_000;

/** Background jobs: waiting, running and failed. */
export function JobsPage() {
  const say = useWords<typeof jobsWords>();
  const format = useFormat();
  const nameOf = useJobName();
  const [started, setStarted] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => call('GET /admin/jobs', {}, { signal }),
    refetchInterval: REFRESH_MS,
  });

  const run = async (queue: JobQueue): Promise<void> => {
    setStarted(queue.name);
    try {
      await call('POST /admin/jobs/{queue}/run', { params: { queue: queue.name } });
    } catch (failure) {
      showErrorToast(failure, { title: say('jobs.run.of', { name: nameOf(queue) }) });
    }
    await refetch();
    setStarted(undefined);
  };
  const time = (of: string | null): string =>
    of === null ? say('jobs.never') : format.date(Date.parse(of), 'dayTime');

  return (
    <>
      <PageHead title={say('jobs.title')}>{say('jobs.sentence')}</PageHead>
      <Card title={say('jobs.title')}>
        {data === undefined ? (
          error === null ? (
            <Skeleton height={320} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <StaticTable
            label={say('jobs.title')}
            rows={byUrgency(data.queues, nameOf)}
            rowKey={({ name }) => name}
            empty={say(data.is_operator ? 'jobs.none' : 'jobs.foreign')}
            note={(queue) => (isFailing(queue) ? <LastError queue={queue} /> : undefined)}
            columns={[
              { id: 'name', header: say('jobs.name'), isRowName: true, cell: nameOf },
              {
                id: 'state',
                header: say('jobs.state'),
                cell: (queue) => (
                  <Chip tone={TONES[stateOf(queue)]}>{say(`jobs.state.${stateOf(queue)}`)}</Chip>
                ),
              },
              {
                id: 'waiting',
                header: say('jobs.waiting'),
                align: 'end',
                cell: ({ every_seconds, waiting }) =>
                  every_seconds === null ? format.number(waiting) : say('jobs.never'),
              },
              {
                id: 'oldest',
                header: say('jobs.oldest'),
                cell: ({ oldest }) =>
                  oldest === null ? say('jobs.never') : format.relative(Date.parse(oldest)),
              },
              {
                id: 'failures',
                header: say('jobs.failures'),
                align: 'end',
                cell: ({ failures }) => format.number(failures),
              },
              { id: 'last', header: say('jobs.last'), cell: ({ last_run }) => time(last_run) },
              { id: 'next', header: say('jobs.next'), cell: ({ next_run }) => time(next_run) },
              {
                id: 'actions',
                header: say('jobs.actions'),
                align: 'end',
                cell: (queue) => (
                  <RunButton
                    queue={queue}
                    name={nameOf(queue)}
                    isPending={started === queue.name}
                    onPress={() => void run(queue)}
                  />
                ),
              },
            ]}
          />
        )}
      </Card>
    </>
  );
}

/** Periodic jobs can run at any time, others only to retry failures. */
function RunButton(parts: { queue: JobQueue; name: string; isPending: boolean; onPress: () => void }) {
  const say = useWords<typeof jobsWords>();
  const { every_seconds, failed, retrying } = parts.queue;
  if (every_seconds === null && failed + retrying === 0) return null;
  const isPeriodic = every_seconds !== null;
  return (
    <Button
      size="small"
      aria-label={say(isPeriodic ? 'jobs.run.of' : 'jobs.retry.of', { name: parts.name })}
      isPending={parts.isPending}
      onPress={parts.onPress}
    >
      {say(isPeriodic ? 'jobs.run' : 'jobs.retry')}
    </Button>
  );
}

/** Why a queue's jobs are failing. */
function LastError({ queue }: { queue: JobQueue }) {
  const say = useWords<typeof jobsWords>();
  const format = useFormat();
  const { last_error: error, last_failure: failed } = queue;
  if (error === null || failed === null) return null;
  return (
    <span className={css.error}>
      {say('jobs.error', { time: format.relative(Date.parse(failed)), error })}
    </span>
  );
}

/** Name of a job; its ID if the area gives it none. */
function useJobName(): (queue: Pick<JobQueue, 'name'>) => string {
  const { messages, formatMessage } = useIntl();
  return ({ name }) => {
    const id = `job.${name}`;
    return messages[id] === undefined ? name : formatMessage({ id });
  };
}
