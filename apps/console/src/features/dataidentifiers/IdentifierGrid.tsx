import type { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import type { routeWords } from '@casbah/messages/every-area';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import { type ColumnState, defaultColumns, type GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useCountry } from '../../words/useCountry.ts';
import { useWords } from '../../words/useWords.ts';
import { Confidence } from './Confidence.tsx';
import css from './Identifiers.module.css';
import type { IdentifiersSearch } from './identifiers-search.ts';
import type { ListedIdentifier } from './listed-identifiers.ts';
import { useIdentifierWords } from './useIdentifierWords.ts';

const UNFILTERED: IdentifiersSearch = {
  q: undefined,
  group: undefined,
  country: undefined,
  risk: undefined,
  confidence: undefined,
  state: undefined,
};

/** The list of identifiers. All are loaded; only visible rows are rendered. */
export function IdentifierGrid({
  list,
  rows,
  search,
  onChange,
  onOpen,
}: {
  list: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  rows: readonly ListedIdentifier[];
  search: IdentifiersSearch;
  onChange: (part: IdentifiersSearch, replace?: boolean) => void;
  onOpen: (row: ListedIdentifier) => void;
}) {
  const say = useWords<typeof dataidentifiersWords | typeof routeWords>();
  const columns = useColumns();
  const [columnState, setColumnState] = useState<ColumnState>(() => defaultColumns(columns));
  const { sort, selected, ...filters } = search;
  return (
    <DataGrid<ListedIdentifier>
      label={say('route.protect.dataIdentifiers')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      total={list.data === undefined ? undefined : rows.length}
      status={list.data !== undefined ? 'ready' : list.error === null ? 'loading' : 'failed'}
      empty={
        <EmptyState
          compact
          title={say('identifiers.nothing')}
          action={<Button onPress={() => onChange(UNFILTERED)}>{say('identifiers.clear')}</Button>}
        >
          {say('identifiers.nothing.text')}
        </EmptyState>
      }
      failure={<ErrorView error={list.error} onRetry={() => void list.refetch()} compact />}
      {...(sort === undefined
        ? {}
        : { sort: { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') } })}
      onSort={({ column, descending }) => onChange({ sort: descending ? `-${column}` : column })}
      columnState={columnState}
      onColumnState={setColumnState}
      openId={selected}
      onOpen={onOpen}
      listKey={JSON.stringify([filters, sort])}
      maxHeight="calc(100vh - 300px)"
    />
  );
}

function useColumns(): GridColumn<ListedIdentifier>[] {
  const say = useWords<typeof dataidentifiersWords>();
  const format = useFormat();
  const country = useCountry();
  const { groupName, riskName } = useIdentifierWords();
  return useMemo(() => {
    const share = (value: number | null) => (value === null ? '–' : format.percent(value));
    return [
      {
        id: 'name',
        header: say('identifiers.column.name'),
        width: 280,
        sort: 'ascending',
        cell: ({ name }) => <bdi className={css.strong}>{name}</bdi>,
      },
      {
        id: 'group',
        header: say('identifiers.group'),
        width: 140,
        cell: ({ group }) => groupName(group),
      },
      {
        id: 'country',
        header: say('identifiers.country'),
        width: 130,
        cell: (row) => (row.country === null ? '–' : country(row.country)),
      },
      {
        id: 'risks',
        header: say('identifiers.risk'),
        width: 190,
        cell: ({ risks }) => (risks.length === 0 ? '–' : risks.map(riskName).join(', ')),
      },
      {
        id: 'confidence',
        header: say('identifiers.confidence'),
        width: 105,
        sort: 'descending',
        cell: ({ confidence }) => <Confidence value={confidence} />,
      },
      {
        id: 'precision',
        header: say('identifiers.precision'),
        hint: say('identifiers.precision.hint'),
        width: 92,
        align: 'end',
        sort: 'descending',
        cell: ({ precision }) => share(precision),
      },
      {
        id: 'recall',
        header: say('identifiers.recall'),
        hint: say('identifiers.recall.hint'),
        width: 92,
        align: 'end',
        sort: 'descending',
        cell: ({ recall }) => share(recall),
      },
      {
        id: 'state',
        header: say('identifiers.state'),
        width: 112,
        sort: 'ascending',
        cell: ({ isEnabled, isChanged }) => (
          <Chip tone={isEnabled ? (isChanged ? 'info' : 'low') : 'neutral'}>
            {say(
              isEnabled
                ? isChanged
                  ? 'identifiers.state.changed'
                  : 'identifiers.state.on'
                : 'identifiers.state.off',
            )}
          </Chip>
        ),
      },
    ];
  }, [say, format, country, groupName, riskName]);
}
