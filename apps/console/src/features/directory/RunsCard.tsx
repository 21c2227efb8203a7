import type { DirectoryRun } from '@casbah/contract/directory';
import type { directoryWords } from '@casbah/messages/directory';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Directory.module.css';
import { runsQuery } from './queries.ts';
import { RunState } from './RunState.tsx';

/** Recent imports and their results. */
export function RunsCard({ shown, onSelect }: { shown: string | undefined; onSelect: (id: string) => void }) {
  const say = useWords<typeof directoryWords>();
  const format = useFormat();
  const { data, error, refetch } = useQuery(runsQuery);
  if (data === undefined)
    return (
      <Card title={say('directory.runs')}>
        {error === null ? (
          <Skeleton height={72} />
        ) : (
          <ErrorView error={error} compact onRetry={() => void refetch()} />
        )}
      </Card>
    );
  return (
    <Card title={say('directory.runs')} flush>
      <StaticTable
        label={say('directory.runs')}
        rows={data.runs}
        rowKey={({ id }) => id}
        empty={say('directory.runs.none')}
        currentKey={shown}
        onRow={({ id }) => onSelect(id)}
        columns={[
          {
            id: 'name',
            header: say('directory.run.name'),
            isRowName: true,
            cell: (run) => (
              <button type="button" className={css.name} onClick={() => onSelect(run.id)}>
                {nameOf(run)}
              </button>
            ),
          },
          { id: 'state', header: say('directory.run.state'), cell: (run) => <RunState {...run} /> },
          ...(['added', 'changed', 'deactivated', 'wrong'] as const).map((count) => ({
            id: count,
            header: say(`directory.run.${count}`),
            align: 'end' as const,
            cell: (run: DirectoryRun) => format.number(run[count]),
          })),
          {
            id: 'when',
            header: say('directory.run.when'),
            cell: (run) => format.date(Date.parse(run.created_on), 'dayTime'),
          },
          {
            id: 'by',
            header: say('directory.run.by'),
            wraps: true,
            cell: ({ created_by }) => created_by ?? say('directory.run.byClock'),
          },
        ]}
      />
    </Card>
  );
}

/** Name of a run: its file, or its directory. */
export function nameOf({ kind, file_name }: Pick<DirectoryRun, 'kind' | 'file_name'>): string {
  return kind === 'csv' ? file_name : 'LDAP';
}
