import type { CollectionRun } from '@casbah/contract/collection';
import type { collectionWords } from '@casbah/messages/collection';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useWords } from '../../words/useWords.ts';

const SHOWN = 5;

/** Results of the last collection runs. */
export function CollectionRuns({
  runs,
  isRows,
}: {
  runs: readonly CollectionRun[];
  /** The source collects rows instead of files. */
  isRows: boolean;
}) {
  const say = useWords<typeof collectionWords>();
  const format = useFormat();
  return (
    <StaticTable
      label={say('datasources.way.runs')}
      rows={runs}
      rowKey={({ id }) => id}
      shown={SHOWN}
      empty={say('datasources.way.runs.none')}
      note={({ problem, detail }) =>
        problem === null ? null : `${say(`datasources.way.problem.${problem}`)} ${detail ?? ''}`
      }
      columns={[
        {
          id: 'time',
          header: say('datasources.way.runs.time'),
          isRowName: true,
          cell: ({ started_on }) => <RelativeTime time={Date.parse(started_on)} />,
        },
        {
          id: 'result',
          header: say('datasources.way.runs.result'),
          cell: ({ finished_on, problem }) =>
            finished_on === null
              ? say('datasources.way.runs.going')
              : problem === null
                ? say('datasources.way.runs.done')
                : say('datasources.way.state.failing', { failures: 1 }),
        },
        {
          id: 'files',
          header: say(isRows ? 'datasources.way.runs.rows' : 'datasources.way.runs.files'),
          align: 'end',
          cell: ({ files }) => format.number(files),
        },
        {
          id: 'bytes',
          header: say('datasources.way.runs.bytes'),
          align: 'end',
          cell: ({ bytes }) => format.bytes(bytes),
        },
        {
          id: 'waiting',
          header: say('datasources.way.runs.waiting'),
          align: 'end',
          cell: ({ waiting }) => format.number(waiting),
        },
      ]}
    />
  );
}
