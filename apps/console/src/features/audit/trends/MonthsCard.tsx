import type { MonthFigures, MonthRow } from '@casbah/contract/audit-trends';
import type { TrendMessageId } from '@casbah/messages/parts';
import { useBucketFormat, useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { TrendCard } from './TrendCard.tsx';
import css from './Trends.module.css';
import { monthsQuery } from './trend-queries.ts';

/** Each month beside what it was the month before. */
export function MonthsCard({ query }: { query: ScopeQuery | undefined }) {
  const say = useWords<TrendMessageId>();
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
  const say = useWords<TrendMessageId>();
  const format = useFormat();
  const inMonths = useBucketFormat('month', 'UTC');
  const figure = (of: keyof MonthFigures, words: (value: number) => string) => (row: MonthRow) => (
    <span className={css.figure}>
      {words(row[of])}
      {row.before === null ? null : (
        <span className={css.change}>{format.change(row.before[of], row[of]) ?? '–'}</span>
      )}
    </span>
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
        ['services', 'trends.column.services', format.number],
        ['users', 'trends.column.users', format.number],
        ['requests', 'trends.column.requests', format.compact],
        ['bytes_up', 'trends.column.uploaded', format.bytes],
        ['bytes_down', 'trends.column.downloaded', format.bytes],
        ['blocked', 'trends.column.blocked', format.compact],
      ] as const
    ).map(([id, header, words]) => ({
      ...{ id, header: say(header), align: 'end' as const, cell: figure(id, words) },
    })),
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
