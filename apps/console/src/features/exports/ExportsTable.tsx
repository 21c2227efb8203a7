import type { ExportJob } from '@casbah/contract/exports';
import type { exportsPageWords } from '@casbah/messages/exports';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ProgressBar } from '@casbah/widgets/progress-bar/ProgressBar.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useWords } from '../../words/useWords.ts';
import { ExportActions } from './ExportActions.tsx';
import css from './Exports.module.css';

const TONES = {
  queued: 'neutral',
  running: 'info',
  ready: 'low',
  failed: 'high',
  canceled: 'neutral',
  expired: 'neutral',
} as const;

export function ExportsTable({ exports }: { exports: readonly ExportJob[] }) {
  const say = useWords<typeof exportsPageWords>();
  return (
    <StaticTable
      label={say('route.investigate.exports')}
      rows={exports}
      rowKey={({ id }) => id}
      empty={say('exports.none')}
      shown={100}
      columns={[
        {
          id: 'file',
          header: say('exports.file'),
          isRowName: true,
          cell: ({ file_name, filter }) => (
            <>
              <span className={css.name}>{file_name}</span>
              {filter === '' ? null : <code className={css.second}>{filter}</code>}
            </>
          ),
        },
        { id: 'state', header: say('exports.state'), cell: (job) => <ExportState job={job} /> },
        { id: 'rows', header: say('exports.written'), align: 'end', cell: (job) => <Rows job={job} /> },
        { id: 'size', header: say('exports.size'), align: 'end', cell: (job) => <Size job={job} /> },
        {
          id: 'created',
          header: say('exports.created'),
          cell: ({ created_on }) => <RelativeTime time={Date.parse(created_on)} />,
        },
        {
          id: 'expires',
          header: say('exports.expires'),
          cell: ({ expires_on, state }) =>
            expires_on === null || state !== 'ready' ? '–' : <RelativeTime time={Date.parse(expires_on)} />,
        },
        {
          id: 'actions',
          header: say('exports.actions'),
          align: 'end',
          cell: (job) => <ExportActions job={job} />,
        },
      ]}
    />
  );
}

function ExportState({ job }: { job: ExportJob }) {
  const say = useWords<typeof exportsPageWords>();
  const { state, progress, error, file_name } = job;
  return (
    <>
      <Chip tone={TONES[state]}>{say(`exports.state.${state}`)}</Chip>
      {state === 'running' ? (
        <ProgressBar
          label={say('exports.progress', { file: file_name })}
          value={progress ?? undefined}
          showValue
        />
      ) : null}
      {error === null ? null : <span className={css.second}>{say(`exports.error.${error}`)}</span>}
    </>
  );
}

function Rows({ job: { rows, total, state } }: { job: ExportJob }) {
  const say = useWords<typeof exportsPageWords>();
  const format = useFormat();
  if (state === 'running' && total !== null)
    return say('exports.written.of', { rows: format.compact(rows), total: format.compact(total) });
  return state === 'queued' ? '–' : format.compact(rows);
}

function Size({ job: { bytes, estimated_bytes: estimated, state } }: { job: ExportJob }) {
  const say = useWords<typeof exportsPageWords>();
  const format = useFormat();
  if (state === 'running' && estimated !== null)
    return say('exports.size.estimated', { size: format.bytes(bytes), total: format.bytes(estimated) });
  return state === 'ready' || state === 'running' ? format.bytes(bytes) : '–';
}
