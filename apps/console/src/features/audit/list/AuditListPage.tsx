import { address } from '@casbah/contract/client';
import type { Filter } from '@casbah/domain/filter/expression';
import { TRAFFIC_FIELDS, type TrafficList } from '@casbah/domain/filter/traffic-fields';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { ColumnChooser } from '@casbah/widgets/data-grid/ColumnChooser.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import type { CellValue, ColumnState, GridColumn, GridSort } from '@casbah/widgets/data-grid/grid-column.ts';
import { NOTHING_SELECTED, type Selection } from '@casbah/widgets/data-grid/selection.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { errorWords as filterErrorWords } from '@casbah/widgets/filter-bar/filter-words.ts';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { chooseValue } from '../../../filter/filter-values.ts';
import { columnsOf, columnsText, sortOf, sortText } from '../../../lists/columns-in-address.ts';
import { useDensity } from '../../../lists/density.ts';
import { FacetedList } from '../../../lists/FacetedList.tsx';
import { useMay } from '../../../request/session.ts';
import { scopeOfChoice } from '../../../scope/scope.ts';
import { filterOf, filterText } from '../../../scope/scope-filter.ts';
import { useDataRange, useScope } from '../../../scope/useScope.ts';
import { NoDataYet } from '../../../shell/audit-tabs/NoDataYet.tsx';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useKeys } from '../../../shell/keys.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { readListSearch } from '../list-search.ts';
import type { ListAsked } from '../tags/chosen-services.ts';
import { Facets } from './Facets.tsx';
import { FilterLine } from './FilterLine.tsx';
import type { RowOf } from './rows.ts';
import { Timeline } from './Timeline.tsx';
import { LargestOfList } from './TrafficBar.tsx';
import { type ListState, useList } from './useList.ts';

/** The open row, with buttons for its neighbors. */
export interface OpenRow<Row> {
  row: Row | undefined;
  id: string;
  position: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

export interface AuditListPageProps<List extends TrafficList> {
  list: List;
  title: string;
  /** Summary sentence of the list. */
  sentence: (state: ListState<RowOf[List]>) => ReactNode;
  /** Empty state if no rows match. */
  nothing: string;
  /** Column IDs are the server's column names. */
  columns: readonly GridColumn<RowOf[List]>[];
  usualSort: GridSort;
  rowId: (row: RowOf[List]) => string;
  rowName: (row: RowOf[List]) => string;
  panel: (open: OpenRow<RowOf[List]>) => ReactNode;
  /** Actions on selected rows; undefined without any. */
  bulk?: ((chosen: ChosenRows) => ReactNode) | undefined;
}

/** Selected rows, with the list's query. */
export interface ChosenRows {
  selection: Selection;
  asked: ListAsked;
  onDone: () => void;
}

/**
 * An audit list: filter, requests over time, facets, rows, and a panel for the open row. All state is in the
 * URL.
 */
export function AuditListPage<List extends TrafficList>(props: AuditListPageProps<List>) {
  const { list, columns, usualSort, rowId, rowName } = props;
  const say = useWords();
  const intl = useIntl();
  const mayExport = useMay('audit.export');
  const search = readListSearch(useSearch({ strict: false }));
  const { scope, query, change, showNewest } = useScope();
  const { range: dataRange } = useDataRange();
  const { filter, error: filterError } = useMemo(() => filterOf(scope), [scope]);
  const [density, setDensity] = useDensity();
  const [widths, setWidths] = useState<ColumnState['widths']>({});

  const sort = sortOf(columns, search.sort, usualSort);
  // A service search without a sort order lists the best matches first.
  const isNearestFirst = list === 'services' && search.q !== undefined && search.sort === undefined;
  const asked =
    query === undefined || filterError !== undefined
      ? undefined
      : {
          ...query,
          ...(isNearestFirst ? {} : { sort: sortText(sort) }),
          ...(search.q === undefined ? {} : { q: search.q }),
        };
  const state = useList(list, asked);
  // Ignores the moving time range, so place and selection are kept.
  const { columns: _, selected: __, ...shown } = search;
  const listKey = JSON.stringify(shown);
  const [chosen, setChosen] = useState({ listKey, selection: NOTHING_SELECTED });
  // A selection applies only to the list it was made in.
  const selection = chosen.listKey === listKey ? chosen.selection : NOTHING_SELECTED;
  const choose = (next: Selection) => setChosen({ listKey, selection: next });
  const columnState = columnsOf(columns, search.columns, widths);

  const setFilter = useCallback(
    (next: Filter) => change({ filter: filterText(next), selected: undefined }),
    [change],
  );
  const select = useCallback(
    (selected: string | undefined, replace = false) => change({ selected }, { replace }),
    [change],
  );

  const openIndex = state.rows.findIndex((row) => rowId(row) === search.selected);
  const at = (index: number) => {
    const row = state.rows[index];
    return row === undefined ? undefined : () => select(rowId(row), true);
  };
  const largest = useMemo(
    () => ({
      bytes_up: state.rows.reduce((most, row) => Math.max(most, row.bytes_up ?? 0), 0),
      bytes_down: state.rows.reduce((most, row) => Math.max(most, row.bytes_down ?? 0), 0),
    }),
    [state.rows],
  );
  const rowsPart = useRef<HTMLDivElement>(null);
  // From anywhere on the page, these keys focus the list's current cell; from there, the list handles them.
  const enterList = () =>
    rowsPart.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  useKeys({ j: enterList, k: enterList });
  const isFiltered = scope.filter !== undefined || search.q !== undefined;

  if (dataRange === null) return <NoDataYet title={props.title} />;
  return (
    <>
      <PageHead
        title={props.title}
        actions={
          <>
            <ColumnChooser
              columns={columns}
              state={columnState}
              onState={(next) => {
                setWidths(next.widths);
                change({ columns: columnsText(columns, next) }, { replace: true });
              }}
              density={density}
              onDensity={setDensity}
            />
            {mayExport ? (
              <a
                className={buttonClass()}
                download
                href={address('GET /audit/{list}/export', {
                  params: { list },
                  query: { ...asked, columns: columnState.visible.join(',') },
                })}
              >
                <DownloadIcon />
                {say('audit.export')}
              </a>
            ) : null}
          </>
        }
      >
        {props.sentence(state)}
      </PageHead>
      <FilterLine list={list} filter={filter} q={search.q} />
      {/* With an unreadable filter there is nothing to load: the list shows the error. */}
      {filterError === undefined ? <Timeline list={list} query={query} /> : null}
      <FacetedList
        isOpen={search.selected !== undefined}
        rowsRef={rowsPart}
        facets={
          filterError === undefined ? (
            <Facets list={list} query={query} filter={filter} onFilter={setFilter} />
          ) : null
        }
      >
        <SplitView
          panel={
            search.selected === undefined
              ? null
              : props.panel({
                  id: search.selected,
                  row: state.rows[openIndex],
                  position:
                    openIndex < 0 || state.total === undefined
                      ? undefined
                      : say('audit.panel.position', { place: openIndex + 1, total: state.total }),
                  onPrevious: openIndex > 0 ? at(openIndex - 1) : undefined,
                  onNext: openIndex < 0 ? undefined : at(openIndex + 1),
                  onClose: () => select(undefined),
                })
          }
        >
          <LargestOfList value={largest}>
            <DataGrid
              label={props.title}
              columns={columns}
              rows={state.rows}
              rowId={rowId}
              rowName={rowName}
              total={state.total}
              status={filterError === undefined ? state.status : 'failed'}
              empty={
                <EmptyState
                  compact
                  title={props.nothing}
                  action={
                    isFiltered ? (
                      <Button
                        onPress={() => change({ filter: undefined, q: undefined, selected: undefined })}
                      >
                        {say('audit.filter.clear')}
                      </Button>
                    ) : showNewest !== undefined ? (
                      <Button onPress={showNewest}>{say('shell.showNewest')}</Button>
                    ) : scope.range === 'all' ? undefined : (
                      <Button onPress={() => change(scopeOfChoice({ kind: 'preset', preset: 'all' }))}>
                        {say('audit.range.all')}
                      </Button>
                    )
                  }
                >
                  {say(isFiltered ? 'audit.nothing.filtered' : 'audit.nothing.range')}
                </EmptyState>
              }
              failure={
                filterError === undefined ? (
                  <ErrorView error={state.error} onRetry={state.retry} compact />
                ) : (
                  <EmptyState
                    compact
                    title={say('audit.filter.unreadable')}
                    action={
                      <Button onPress={() => change({ filter: undefined })}>
                        {say('audit.filter.clear')}
                      </Button>
                    }
                  >
                    {filterErrorWords(intl, filterError, scope.filter ?? '')}
                  </EmptyState>
                )
              }
              onNeedMore={state.more}
              moreFailed={state.moreFailed}
              sort={isNearestFirst ? undefined : sort}
              onSort={(next) => {
                const text = sortText(next);
                change({ sort: text === sortText(usualSort) && search.q === undefined ? undefined : text });
              }}
              columnState={columnState}
              onColumnState={(next) => {
                setWidths(next.widths);
                const text = columnsText(columns, next);
                if (text !== search.columns) change({ columns: text }, { replace: true });
              }}
              density={density}
              openId={search.selected}
              onOpen={(row) => select(rowId(row))}
              onFilter={({ field, value }: CellValue, exclude) => {
                if (isFieldOf(TRAFFIC_FIELDS, field))
                  setFilter(chooseValue(filter, field, value, exclude ? 'without' : 'only'));
              }}
              listKey={listKey}
              {...(props.bulk === undefined || asked === undefined
                ? {}
                : {
                    selection,
                    onSelection: choose,
                    selectionActions: props.bulk({
                      selection,
                      asked,
                      onDone: () => choose(NOTHING_SELECTED),
                    }),
                  })}
            />
          </LargestOfList>
        </SplitView>
      </FacetedList>
    </>
  );
}
