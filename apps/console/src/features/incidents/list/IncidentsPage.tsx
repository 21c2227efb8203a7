import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import type { IncidentOrder } from '@casbah/domain/incident/incident';
import { incidentName } from '@casbah/domain/incident/incident';
import { INCIDENT_FIELDS } from '@casbah/domain/incident/incident-fields';
import type { incidentsWords } from '@casbah/messages/incidents';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ColumnChooser } from '@casbah/widgets/data-grid/ColumnChooser.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import type { ColumnState, GridSort } from '@casbah/widgets/data-grid/grid-column.ts';
import { NOTHING_SELECTED, type Selection } from '@casbah/widgets/data-grid/selection.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { errorWords } from '@casbah/widgets/filter-bar/filter-words.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { chooseValue } from '../../../filter/filter-values.ts';
import { columnsOf, columnsText } from '../../../lists/columns-in-address.ts';
import { useDensity } from '../../../lists/density.ts';
import { FacetedList } from '../../../lists/FacetedList.tsx';
import { useMay, useSession } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useKeys } from '../../../shell/keys.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Incidents.module.css';
import { IncidentPanel } from '../panel/IncidentPanel.tsx';
import { facetsQuery, incidentsQuery } from '../queries.ts';
import { type IncidentUpdate, useUpdateIncidents } from '../useUpdateIncidents.ts';
import { ExportChoices } from './ExportChoices.tsx';
import { IncidentBulkActions } from './IncidentBulkActions.tsx';
import { IncidentFacets } from './IncidentFacets.tsx';
import { IncidentFilterLine } from './IncidentFilterLine.tsx';
import { useIncidentColumns } from './incident-columns.tsx';
import {
  askedText,
  type DetailTab,
  type IncidentFilter,
  type IncidentsSearch,
  incidentFilterText,
  readIncidentFilter,
  readIncidentsSearch,
  VIEWS,
} from './incidents-search.ts';

/** Sort shown in the header for each order. */
const SORTS: Readonly<Record<IncidentOrder, GridSort>> = {
  severity: { column: 'severity', descending: true },
  newest: { column: 'number', descending: true },
  oldest: { column: 'number', descending: false },
  last_seen: { column: 'last_seen', descending: true },
};

function orderOf({ column, descending }: GridSort): IncidentsSearch['order'] {
  if (column === 'number') return descending ? 'newest' : 'oldest';
  return column === 'last_seen' ? 'last_seen' : undefined;
}

/** What people work on: views, filter, facets, rows whose state and owner change in place, and a panel. */
export function IncidentsPage() {
  const say = useWords<typeof incidentsWords>();
  const intl = useIntl();
  const format = useFormat();
  const mayModify = useMay('investigate.modify');
  const mayExport = useMay('investigate.export');
  const { user_email } = useSession();
  const found = useSearch({ strict: false });
  const search = useMemo(() => readIncidentsSearch(found), [found]);
  const navigate = useNavigate();
  const [density, setDensity] = useDensity();
  const [widths, setWidths] = useState<ColumnState['widths']>({});
  const rowsPart = useRef<HTMLDivElement>(null);

  const { view = 'open', order = 'severity', selected } = search;
  const { filter, error: filterError } = useMemo(() => readIncidentFilter(search.filter), [search.filter]);
  const asked = useMemo(() => askedText(filter, view, user_email), [filter, view, user_email]);
  const change = useCallback(
    (part: IncidentsSearch, options: { replace: boolean } = { replace: false }) =>
      void navigate({ to: '.', search: (before) => ({ ...before, ...part }), ...options }),
    [navigate],
  );
  const list = useInfiniteQuery({ ...incidentsQuery(asked, order), enabled: filterError === undefined });
  const counted = useQuery({ ...facetsQuery(asked), enabled: filterError === undefined });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  const counts = counted.isPlaceholderData ? undefined : counted.data?.total;
  // Counts may be a moment older than rows.
  const total = list.hasNextPage ? counts : list.data === undefined ? counts : rows.length;
  const failed = filterError !== undefined || (list.error !== null && !list.isFetchNextPageError);

  const { mutate } = useUpdateIncidents();
  const update = useCallback(
    (ids: readonly string[], changed: IncidentUpdate) => mutate({ ids, update: changed }),
    [mutate],
  );
  const columns = useIncidentColumns(update);
  const columnState = columnsOf(columns, search.columns, widths);
  const setColumns = (next: ColumnState) => {
    setWidths(next.widths);
    const text = columnsText(columns, next);
    if (text !== search.columns) change({ columns: text }, { replace: true });
  };

  const listKey = JSON.stringify([asked, order]);
  const [chosen, setChosen] = useState({ listKey, selection: NOTHING_SELECTED });
  // A selection applies only to the list it was made in.
  const selection = chosen.listKey === listKey ? chosen.selection : NOTHING_SELECTED;
  const choose = (next: Selection) => setChosen({ listKey, selection: next });

  const setFilter = (next: IncidentFilter) =>
    change({ filter: incidentFilterText(next), selected: undefined, tab: undefined });
  const select = (id: string | undefined, replace = false) =>
    change({ selected: id, ...(id === undefined ? { tab: undefined } : {}) }, { replace });
  const openIndex = rows.findIndex(({ id }) => id === selected);
  const at = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : () => select(row.id, true);
  };
  const enterList = () =>
    rowsPart.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  useKeys({ j: enterList, k: enterList });

  return (
    <>
      <PageHead
        title={say('route.investigate.dlpIncidents')}
        actions={
          <>
            <ColumnChooser
              columns={columns}
              state={columnState}
              onState={setColumns}
              density={density}
              onDensity={setDensity}
            />
            {mayExport ? <ExportChoices filter={asked} /> : null}
          </>
        }
      >
        {counts === undefined
          ? null
          : say('incidents.sentence', { count: counts, words: format.number(counts) })}
      </PageHead>
      <div className={css.views}>
        <SegmentedControl
          label={say('incidents.view')}
          segments={VIEWS.map((value) => ({ value, label: say(`incidents.view.${value}`) }))}
          value={view}
          onChange={(next) =>
            change({ view: next === 'open' ? undefined : next, selected: undefined, tab: undefined })
          }
        />
      </div>
      <IncidentFilterLine filter={filter} onFilter={setFilter} />
      <FacetedList
        isOpen={selected !== undefined}
        rowsRef={rowsPart}
        facets={
          failed || counted.isError ? null : (
            <IncidentFacets
              counts={counted.data}
              filter={filter}
              isOpenOnly={view !== 'all'}
              onFilter={setFilter}
            />
          )
        }
      >
        <SplitView
          panel={
            selected === undefined ? null : (
              <IncidentPanel
                key={selected}
                id={selected}
                ways={{
                  position:
                    openIndex < 0 || total === undefined
                      ? undefined
                      : say('incidents.position', { place: openIndex + 1, total }),
                  onPrevious: openIndex > 0 ? at(openIndex - 1) : undefined,
                  onNext: openIndex < 0 ? undefined : at(openIndex + 1),
                  onClose: () => select(undefined),
                }}
                tab={search.tab ?? 'summary'}
                onTab={(tab: DetailTab) =>
                  change({ tab: tab === 'summary' ? undefined : tab }, { replace: true })
                }
                onOpen={(id) => change({ selected: id, tab: undefined })}
              />
            )
          }
        >
          <DataGrid
            label={say('route.investigate.dlpIncidents')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={({ number, policy }) => `${incidentName(number)} ${policy.name}`}
            total={total}
            status={
              failed
                ? 'failed'
                : list.data === undefined
                  ? 'loading'
                  : list.isPlaceholderData
                    ? 'stale'
                    : 'ready'
            }
            empty={
              <Nothing
                isFiltered={search.filter !== undefined}
                isOpen={view !== 'all'}
                onAll={() => change({ filter: undefined, view: 'all' })}
              />
            }
            failure={
              filterError === undefined ? (
                <ErrorView compact error={list.error} onRetry={() => void list.refetch()} />
              ) : (
                <EmptyState
                  compact
                  title={say('audit.filter.unreadable')}
                  action={
                    <Button onPress={() => change({ filter: undefined })}>{say('audit.filter.clear')}</Button>
                  }
                >
                  {errorWords(intl, filterError, search.filter ?? '')}
                </EmptyState>
              )
            }
            onNeedMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
            moreFailed={list.isFetchNextPageError}
            sort={SORTS[order]}
            onSort={(sort) => change({ order: orderOf(sort) })}
            columnState={columnState}
            onColumnState={setColumns}
            density={density}
            openId={selected}
            onOpen={({ id }) => select(id)}
            onFilter={({ field, value }, exclude) => {
              if (isFieldOf(INCIDENT_FIELDS, field))
                setFilter(chooseValue(filter, field, value, exclude ? 'without' : 'only'));
            }}
            listKey={listKey}
            grows
            {...(mayModify
              ? {
                  selection,
                  onSelection: choose,
                  selectionActions: (
                    <IncidentBulkActions
                      selection={selection}
                      total={total}
                      loaded={rows.length}
                      asked={{ filter: asked, order }}
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

function Nothing({ isFiltered, isOpen, onAll }: { isFiltered: boolean; isOpen: boolean; onAll: () => void }) {
  const say = useWords<typeof incidentsWords>();
  const what = isFiltered ? 'nothing' : isOpen ? 'done' : 'none';
  return (
    <EmptyState
      compact
      title={say(`incidents.${what}`)}
      action={what === 'none' ? undefined : <Button onPress={onAll}>{say('incidents.showAll')}</Button>}
    >
      {say(`incidents.${what}.text`)}
    </EmptyState>
  );
}
