import type { ContentUse } from '@casbah/contract/content-use';
import { fold } from '@casbah/domain/nearness';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { type StaticColumn, StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { textOf } from '../../scope/scope.ts';
import { actionsColumn } from '../../settings/actions-column.tsx';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';
import { UsedBy } from './UsedBy.tsx';

/** Fields of every definition that lists show. */
export interface ListedDefinition {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly used_by: readonly ContentUse[];
  readonly modified_on: string;
  readonly modified_by: string | null;
}

/** Definitions of one kind, searched by name and description; the search is in the URL. */
export function DefinitionList<Row extends ListedDefinition>({
  label,
  rows,
  error,
  onRetry,
  empty,
  name,
  columns,
  mayChange,
  actions,
}: {
  label: string;
  /** Undefined until loaded. */
  rows: readonly Row[] | undefined;
  error: Error | null;
  onRetry: () => void;
  empty: { title: string; text: string; action: ReactNode };
  /** A link or button that opens a row. */
  name: (row: Row) => ReactNode;
  /** Between name and use. */
  columns: readonly StaticColumn<Row>[];
  mayChange: boolean;
  actions: (row: Row) => ReactNode;
}) {
  const say = useWords<typeof contentprofilesWords>();
  const navigate = useNavigate();
  const q = textOf(useSearch({ strict: false }).q) ?? '';
  if (rows === undefined)
    return (
      <Card>
        {error === null ? <Skeleton height={240} /> : <ErrorView error={error} onRetry={onRetry} />}
      </Card>
    );
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      </Card>
    );
  const wanted = fold(q.trim());
  const found = rows.filter((row) => fold(`${row.name}\n${row.description}`).includes(wanted));
  return (
    <>
      <div className={css.search} data-page-search="">
        <SearchField
          aria-label={say('content.search')}
          placeholder={say('content.search')}
          value={q}
          maxLength={64}
          onChange={(next) =>
            void navigate({ to: '.', search: next === '' ? {} : { q: next }, replace: true })
          }
        />
      </div>
      <Card flush>
        <StaticTable
          label={label}
          rows={found}
          rowKey={({ id }) => id}
          empty={say('content.nothingFound', { text: q })}
          shown={200}
          columns={[
            {
              id: 'name',
              header: say('content.name'),
              isRowName: true,
              cell: (row) => (
                <>
                  {name(row)}
                  {row.description === '' ? null : <span className={css.second}>{row.description}</span>}
                </>
              ),
            },
            ...columns,
            { id: 'used', header: say('content.usedBy'), cell: (row) => <UsedBy uses={row.used_by} /> },
            { id: 'modified', header: say('content.modified'), cell: (row) => <Modified {...row} /> },
            ...actionsColumn(mayChange, say('content.actions'), actions),
          ]}
        />
      </Card>
    </>
  );
}

function Modified({ modified_on, modified_by }: Pick<ListedDefinition, 'modified_on' | 'modified_by'>) {
  const say = useWords<typeof contentprofilesWords>();
  return (
    <span className={css.modified}>
      <RelativeTime time={Date.parse(modified_on)} />
      {modified_by === null ? null : (
        <span title={modified_by}>{say('content.by', { who: modified_by })}</span>
      )}
    </span>
  );
}
