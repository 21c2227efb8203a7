import { ACTIVITY_FIELDS, type ActivityField } from '@casbah/domain/filter/activity-fields';
import type { FilterValue } from '@casbah/domain/filter/expression';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import type { ColumnState } from '@casbah/widgets/data-grid/grid-column.ts';
import { NOTHING_SELECTED, type Selection } from '@casbah/widgets/data-grid/selection.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ArrowUpIcon } from '@casbah/widgets/icons/icons.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { chooseValue } from '../../../filter/filter-values.ts';
import { columnsOf, columnsText } from '../../../lists/columns-in-address.ts';
import { useDensity } from '../../../lists/density.ts';
import { FacetedList } from '../../../lists/FacetedList.tsx';
import { useMay } from '../../../request/session.ts';
import { useScope } from '../../../scope/useScope.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useKeys } from '../../../shell/keys.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { type ActivityFilter, activityFilterText, readActivityFilter } from '../activity-filter.ts';
import { useActivityWords } from '../activity-words.ts';
import css from '../Investigate.module.css';
import { summaryQuery } from '../queries.ts';
import { ActivityFacets } from './ActivityFacets.tsx';
import { ActivityFilterLine } from './ActivityFilterLine.tsx';
import { ActivityTimeline } from './ActivityTimeline.tsx';
import { type ActivitiesSearch, type DetailTab, readActivitiesSearch } from './activities-search.ts';
import { useActivityColumns } from './activity-columns.tsx';
import { BulkActions } from './BulkActions.tsx';
import { LiveButton } from './LiveButton.tsx';
import { LogActions } from './LogActions.tsx';
import { InvalidFilter, NothingFound } from './NothingFound.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { useActivities } from './useActivities.ts';
import { useKeptColumns } from './useKeptColumns.ts';
import { useLiveTail } from './useLiveTail.ts';
import { useReading } from './useReading.ts';
import { useSteadyQuery } from './useSteadyQuery.ts';

/** Everything people did in cloud apps: filter, activities over time, facets, rows, and a panel for the open one. */
export function ActivityLog() {
  const say = useWords<typeof investigateWords>();
  const format = useFormat();
  const words = useActivityWords();
  const mayModify = useMay('investigate.modify');
  const search = readActivitiesSearch(useSearch({ strict: false }));
  const { scope, change: changeScope } = useScope();
  const { filter, error: filterError } = useMemo(() => readActivityFilter(scope.filter), [scope.filter]);
  const query = useSteadyQuery();
  const order = search.order ?? 'newest';
  const [isLive, setLive] = useState(false);
  const [density, setDensity] = useDensity();
  const [widths, setWidths] = useState<ColumnState['widths']>({});
  const [keptColumns, keepColumns] = useKeptColumns();
  const rowsPart = useRef<HTMLDivElement>(null);

  const change = useCallback(
    (part: ActivitiesSearch, options?: { replace: boolean }) => changeScope({ ...part }, options),
    [changeScope],
  );
  const log = useActivities(query, order);
  const counted = useQuery(summaryQuery(query));
  const listKey = JSON.stringify([scope, order]);
  const [chosen, setChosen] = useState({ listKey, selection: NOTHING_SELECTED });
  // A selection applies only to the list it was made in.
  const selection = chosen.listKey === listKey ? chosen.selection : NOTHING_SELECTED;
  const choose = (next: Selection) => setChosen({ listKey, selection: next });

  const isReading = useReading(rowsPart);
  const isOpen = search.selected !== undefined;
  const isHeld = () => isOpen || selection.all || selection.ids.size > 0 || isReading();
  const tail = useLiveTail({ query, isOn: isLive, isHeld, loaded: log.rows });
  const { rows } = tail;

  const counts = counted.isPlaceholderData ? undefined : counted.data?.total;
  // Counts may be a moment older than rows.
  const total = log.hasMore ? counts : log.status === 'ready' ? rows.length : counts;

  const columns = useActivityColumns();
  const columnState = columnsOf(columns, search.columns ?? keptColumns, widths);
  const setColumns = (next: ColumnState) => {
    setWidths(next.widths);
    const text = columnsText(columns, next);
    if (text === (search.columns ?? keptColumns)) return;
    keepColumns(text);
    change({ columns: text }, { replace: true });
  };

  const setFilter = useCallback(
    (next: ActivityFilter) =>
      change({ filter: activityFilterText(next), selected: undefined, tab: undefined }),
    [change],
  );
  const filterBy = (field: ActivityField, value: FilterValue, exclude: boolean) =>
    setFilter(chooseValue(filter, field, value, exclude ? 'without' : 'only'));
  const select = (selected: string | undefined, replace = false) =>
    change({ selected, ...(selected === undefined ? { tab: undefined } : {}) }, { replace });
  const openIndex = rows.findIndex(({ id }) => id === search.selected);
  const at = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : () => select(row.id, true);
  };
  // From anywhere on the page, these keys focus the list's current cell; from there, the list handles them.
  const enterList = () =>
    rowsPart.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  useKeys({ j: enterList, k: enterList });
  const showArrivals = () => {
    tail.show();
    rowsPart.current?.querySelector('[role="grid"]')?.scrollTo({ top: 0 });
  };

  return (
    <>
      <PageHead
        title={say('route.investigate.home')}
        actions={
          <LogActions
            columns={columns}
            state={columnState}
            onState={setColumns}
            density={density}
            onDensity={setDensity}
            query={query}
            total={counts}
          />
        }
      >
        {counts === undefined || log.tookMs === undefined
          ? null
          : say('investigate.sentence', { count: counts, words: format.number(counts), ms: log.tookMs })}
      </PageHead>
      <ActivityFilterLine
        filter={filter}
        onFilter={setFilter}
        query={query}
        actions={
          <>
            <LiveButton
              isOn={isLive}
              isHeld={isOpen || tail.waiting > 0}
              onChange={(isOn) => {
                setLive(isOn);
                // What arrives belongs to a range that ends now, and comes first.
                if (isOn) change({ order: undefined, from: undefined, to: undefined, ends: undefined });
              }}
            />
            <RecentSearches
              text={log.status === 'ready' ? query?.filter : undefined}
              onChoose={(text) => change({ filter: text, selected: undefined })}
            />
          </>
        }
      />
      {/* With an unreadable filter there is nothing to load: the list shows the error. */}
      {filterError === undefined ? (
        <ActivityTimeline summary={counted.data} isStale={counted.isPlaceholderData} />
      ) : null}
      <FacetedList
        isOpen={isOpen}
        rowsRef={rowsPart}
        facets={
          filterError === undefined ? (
            <ActivityFacets
              summary={counted.data}
              failed={counted.isError}
              query={query}
              filter={filter}
              onFilter={setFilter}
            />
          ) : null
        }
      >
        <div className={css.arrivals} role="status">
          {tail.waiting === 0 ? null : (
            <Button size="small" variant="primary" icon={<ArrowUpIcon size={14} />} onPress={showArrivals}>
              {say('investigate.live.new', { count: tail.waiting, words: format.number(tail.waiting) })}
            </Button>
          )}
        </div>
        <SplitView
          panel={
            search.selected === undefined ? null : (
              <ActivityPanel
                key={search.selected}
                id={search.selected}
                row={rows[openIndex]}
                ways={{
                  position:
                    openIndex < 0 || total === undefined
                      ? undefined
                      : say('investigate.position', { place: openIndex + 1, total }),
                  onPrevious: openIndex > 0 ? at(openIndex - 1) : undefined,
                  onNext: openIndex < 0 ? undefined : at(openIndex + 1),
                  onClose: () => select(undefined),
                }}
                view={{
                  tab: search.tab ?? 'readable',
                  onTab: (tab: DetailTab) =>
                    change({ tab: tab === 'readable' ? undefined : tab }, { replace: true }),
                  onFilter: filterBy,
                  onOpen: (id) => select(id),
                }}
              />
            )
          }
        >
          <DataGrid
            label={say('route.investigate.home')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={({ event }) => `${format.date(Date.parse(event.time), 'full')} ${words.title(event)}`}
            total={total}
            status={filterError === undefined ? log.status : 'failed'}
            empty={<NothingFound />}
            failure={
              filterError === undefined ? (
                <ErrorView error={log.error} onRetry={log.retry} compact />
              ) : (
                <InvalidFilter error={filterError} />
              )
            }
            onNeedMore={log.more}
            moreFailed={log.moreFailed}
            sort={{ column: 'time', descending: order === 'newest' }}
            onSort={({ descending }) => change({ order: descending ? undefined : 'oldest' })}
            columnState={columnState}
            onColumnState={setColumns}
            density={density}
            openId={search.selected}
            onOpen={({ id }) => select(id)}
            onFilter={({ field, value }, exclude) => {
              if (isFieldOf(ACTIVITY_FIELDS, field)) filterBy(field, value, exclude);
            }}
            listKey={listKey}
            grows
            {...(mayModify && query !== undefined
              ? {
                  selection,
                  onSelection: choose,
                  selectionActions: (
                    <BulkActions
                      selection={selection}
                      rows={rows}
                      total={total}
                      asked={{ query, order }}
                      onDone={() => choose(NOTHING_SELECTED)}
                    />
                  ),
                }
              : {})}
          />
        </SplitView>
      </FacetedList>
    </>
  );
}
