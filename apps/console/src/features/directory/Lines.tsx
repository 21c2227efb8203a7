import type { DirectoryLine, DirectoryRun } from '@casbah/contract/directory';
import type { LineKind } from '@casbah/domain/directory';
import type { directoryWords } from '@casbah/messages/directory';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Directory.module.css';
import { LINES_SHOWN, linesQuery } from './queries.ts';

/** Lines of one kind: their planned change or problem. */
export function Lines({ run, kind }: { run: DirectoryRun; kind: LineKind }) {
  const say = useWords<typeof directoryWords>();
  const format = useFormat();
  const { data, error, refetch } = useQuery(linesQuery(run, kind));
  if (data === undefined)
    return error === null ? (
      <Skeleton height={96} />
    ) : (
      <ErrorView error={error} compact onRetry={() => void refetch()} />
    );
  const isWrong = kind === 'wrong';
  return (
    <div className={css.lines}>
      <StaticTable
        label={say(isWrong ? 'directory.line.problem' : 'directory.line.what')}
        rows={data.lines}
        rowKey={({ line, email }) => `${line} ${email}`}
        empty={say('directory.line.none')}
        columns={[
          {
            id: 'line',
            header: say('directory.line.number'),
            align: 'end',
            cell: ({ line }) => (line === 0 ? say('directory.line.notNamed') : format.number(line)),
          },
          {
            id: 'email',
            header: say('directory.line.email'),
            isRowName: true,
            wraps: true,
            cell: ({ email }) => email || '–',
          },
          {
            id: 'what',
            header: say(isWrong ? 'directory.line.problem' : 'directory.line.what'),
            wraps: true,
            cell: (line) =>
              line.problem === null ? <Changes line={line} /> : say(`directory.problem.${line.problem}`),
          },
        ]}
      />
      {data.shown > LINES_SHOWN ? (
        <p className={css.quiet}>{say('directory.line.more', { count: format.number(LINES_SHOWN) })}</p>
      ) : null}
    </div>
  );
}

function Changes({ line }: { line: DirectoryLine }) {
  const say = useWords<typeof directoryWords>();
  const { messages } = useIntl();
  const fieldName = (field: string): string => {
    const words = messages[`directory.field.${field}`];
    return typeof words === 'string' ? words : field;
  };
  return Object.entries(line.changes)
    .map(([field, { before, after }]) => {
      const words = { field: fieldName(field), before: textOf(before), after: textOf(after) };
      return words.before === '' ? say('directory.line.set', words) : say('directory.line.changed', words);
    })
    .join(' · ');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Object)
    return Object.entries(value)
      .map(([name, one]) => `${name} ${String(one)}`)
      .join(', ');
  return String(value);
}
