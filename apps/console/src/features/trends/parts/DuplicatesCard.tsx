import type { DuplicateRow } from '@casbah/contract/trends';
import type { trendsWords } from '@casbah/messages/trends';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { chooseValue } from '../../../filter/filter-values.ts';
import type { Scope } from '../../../scope/scope.ts';
import { filterOf, filterText } from '../../../scope/scope-filter.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useWords } from '../../../words/useWords.ts';
import { TrendCard } from '../TrendCard.tsx';
import css from '../Trends.module.css';
import { duplicatesQuery } from '../trend-queries.ts';

const NAMED = 4;
const MOST_PRICE = 100_000;

/**
 * Services used for the same purpose, and their cost at a price that the reader enters: Casbah knows no
 * contracts.
 */
export function DuplicatesCard({ query, scope }: { query: ScopeQuery | undefined; scope: Scope }) {
  const say = useWords<typeof trendsWords>();
  const format = useFormat();
  const answer = useQuery(duplicatesQuery(query));
  const [price, setPrice] = useState(0);
  return (
    <TrendCard
      title={say('trends.duplicates')}
      answer={answer}
      aside={({ rows }) => {
        const seats = rows.reduce((total, row) => total + row.duplicate_seats, 0);
        return say('trends.duplicates.aside', { count: seats, words: format.number(seats) });
      }}
    >
      {({ rows }) => (
        <>
          <p className={css.quiet}>{say('trends.duplicates.text')}</p>
          {rows.length === 0 ? null : (
            <div className={css.price}>
              <NumberField
                label={say('trends.price')}
                hint={say('trends.price.hint')}
                value={price}
                onChange={setPrice}
                max={MOST_PRICE}
              />
            </div>
          )}
          <DuplicatesTable rows={rows} price={price} scope={scope} />
        </>
      )}
    </TrendCard>
  );
}

function DuplicatesTable({
  rows,
  price,
  scope,
}: {
  rows: readonly DuplicateRow[];
  price: number;
  scope: Scope;
}) {
  const say = useWords<typeof trendsWords>();
  const format = useFormat();
  const categoryName = useCategoryName();
  const { filter } = filterOf(scope);
  const columns = [
    {
      id: 'category',
      header: say('trends.column.category'),
      isRowName: true,
      cell: ({ category }: DuplicateRow) => (
        <Link
          to="/appAudit/services"
          search={{ ...scope, filter: filterText(chooseValue(filter, 'category', category, 'only')) }}
        >
          {categoryName(category)}
        </Link>
      ),
    },
    {
      id: 'services',
      header: say('trends.column.services'),
      wraps: true,
      cell: ({ services }: DuplicateRow) => {
        const named = services.slice(0, NAMED).map(({ name, users }) => `${name} (${format.number(users)})`);
        const more = services.length - named.length;
        return [...named, ...(more > 0 ? [say('trends.duplicates.more', { count: more })] : [])].join(', ');
      },
    },
    {
      id: 'users',
      header: say('trends.column.users'),
      align: 'end' as const,
      cell: ({ users }: DuplicateRow) => format.number(users),
    },
    {
      id: 'seats',
      header: say('trends.column.duplicateSeats'),
      align: 'end' as const,
      cell: ({ duplicate_seats }: DuplicateRow) => format.number(duplicate_seats),
    },
    ...(price === 0
      ? []
      : [
          {
            id: 'cost',
            header: say('trends.column.cost'),
            align: 'end' as const,
            cell: ({ duplicate_seats }: DuplicateRow) => format.number(duplicate_seats * price),
          },
        ]),
  ];
  return (
    <StaticTable
      label={say('trends.duplicates')}
      columns={columns}
      rows={rows}
      shown={10}
      rowKey={({ category }) => category}
      empty={say('trends.duplicates.nothing')}
    />
  );
}
