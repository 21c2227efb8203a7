import type { MonthFigures, MonthRow } from '@casbah/contract/trends';
import type { trendsWords } from '@casbah/messages/trends';
import { Bytes } from '@casbah/widgets/bytes/Bytes.tsx';
import { useBucketFormat, useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { TrendCard } from '../TrendCard.tsx';
import css from '../Trends.module.css';
import { monthsQuery } from '../trend-queries.ts';

/** Each month compared with the previous one. */
export function MonthsCard({ query }: { query: ScopeQuery | undefined }) {
  const say = useWords<typeof trendsWords>();
  const format = useFormat('UTC');
  const answer = useQuery(monthsQuery(query));
  return (
    <TrendCard
      title={say('trends.months')}
      answer={answer}
      aside={({ months }) => {
        const last = months.at(-1);
        return last === undefined || last.is_whole
          ? say('trends.months.aside')
          : say('trends.months.aside.cut', { time: format.date(Date.parse(last.to), 'dayTime') });
      }}
    >
      {({ months, data_from: since }) => (
        <>
          <MonthsTable months={months} />
          {since === null || months[0]?.new_services !== null ? null : (
            <p className={css.since}>
              {say('trends.months.since', { date: format.date(Date.parse(since), 'day') })}
            </p>
          )}
        </>
      )}
    </TrendCard>
  );
}

function MonthsTable({ months }: { months: readonly MonthRow[] }) {
  const say = useWords<typeof trendsWords>();
  const format = useFormat();
  const inMonths = useBucketFormat('month', 'UTC');
  const figure = (words: ReactNode, was: number | null | undefined, is: number | null) => (
    <span className={css.figure}>
      {words}
      {was === undefined ? null : (
        <span className={css.change}>
          {was === null || is === null ? '–' : (format.change(was, is) ?? '–')}
        </span>
      )}
    </span>
  );
  const counted =
    (of: 'services' | 'users' | 'requests' | 'blocked', words: (value: number) => string) =>
    (row: MonthRow) =>
      figure(words(row[of]), row.before?.[of], row[of]);
  // Two lower bounds say nothing about a change.
  const whole = (figures: MonthFigures, of: 'bytes_up' | 'bytes_down') =>
    figures[`${of}_unknown`] === 0 ? figures[of] : null;
  const moved = (of: 'bytes_up' | 'bytes_down') => (row: MonthRow) =>
    figure(
      <Bytes bytes={row[of]} unknown={row[`${of}_unknown`]} requests={row.requests} />,
      row.before === null ? undefined : whole(row.before, of),
      whole(row, of),
    );
  const columns = [
    {
      id: 'month',
      header: say('trends.month'),
      isRowName: true,
      cell: ({ from }: MonthRow) => inMonths.bucket(Date.parse(from), 'month'),
    },
    ...(
      [
        ['services', 'trends.column.services', counted('services', format.number)],
        ['users', 'trends.column.users', counted('users', format.number)],
        ['requests', 'trends.column.requests', counted('requests', format.compact)],
        ['bytes_up', 'trends.column.uploaded', moved('bytes_up')],
        ['bytes_down', 'trends.column.downloaded', moved('bytes_down')],
        ['blocked', 'trends.column.blocked', counted('blocked', format.compact)],
      ] as const
    ).map(([id, header, cell]) => ({ id, header: say(header), align: 'end' as const, cell })),
    {
      id: 'new',
      header: say('trends.column.new'),
      align: 'end' as const,
      cell: ({ new_services }: MonthRow) => (new_services === null ? '–' : format.number(new_services)),
    },
  ];
  return (
    <StaticTable
      label={say('trends.months')}
      cells="lines"
      columns={columns}
      rows={[...months].reverse()}
      rowKey={({ from }) => from}
      empty={say('trends.months.nothing')}
    />
  );
}
