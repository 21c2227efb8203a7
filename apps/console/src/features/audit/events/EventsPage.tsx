import { address } from '@casbah/contract/client';
import type { FilterValue } from '@casbah/domain/filter/expression';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import type { auditEventsWords } from '@casbah/messages/audit';
import { datasourcesReasonsWords } from '@casbah/messages/datasources';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { ColumnChooser } from '@casbah/widgets/data-grid/ColumnChooser.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import type { ColumnState } from '@casbah/widgets/data-grid/grid-column.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { errorWords as filterErrorWords } from '@casbah/widgets/filter-bar/filter-words.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FilterForm } from '../../../filter/FilterForm.tsx';
import { chooseValue } from '../../../filter/filter-values.ts';
import { columnsOf, columnsText } from '../../../lists/columns-in-address.ts';
import { useDensity } from '../../../lists/density.ts';
import { useMay } from '../../../request/session.ts';
import { scopeOfChoice } from '../../../scope/scope.ts';
import { filterOf, filterText } from '../../../scope/scope-filter.ts';
import { useDataRange, useScope } from '../../../scope/useScope.ts';
import { NoDataYet } from '../../../shell/audit-tabs/NoDataYet.tsx';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { withWords } from '../../../words/words.ts';
import css from '../list/List.module.css';
import { Timeline } from '../list/Timeline.tsx';
import { readListSearch } from '../list-search.ts';
import { COLUMN_PRESET_NAMES, COLUMN_PRESETS, presetOf } from './column-presets.ts';
import { EventPanel } from './EventPanel.tsx';
import eventsCss from './Events.module.css';
import { useEventColumns } from './event-columns.tsx';
import { useEvents } from './events-query.ts';
import { readEventsSearch } from './events-search.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const loadRejectedLines = withWords([datasourcesReasonsWords], () => import('./RejectedLines.tsx'));
const RejectedLines = lazy(async () => ({ default: (await loadRejectedLines()).RejectedLines }));

/** Maximum events per request. */
const MOST_EVENTS = 100_000;

/** Single events: filter, events over time, one row per event, and a panel with all fields. */
export function EventsPage() {
  const maySeeSources = useMay('datasources.view');
  const { view } = readEventsSearch(useSearch({ strict: false }));
  if (view !== 'rejected' || !maySeeSources) return <ReadLines />;
  return (
    <Suspense fallback={<Skeleton height={300} />}>
      <RejectedLines />
    </Suspense>
  );
}

function ReadLines() {
  const say = useWords<typeof auditEventsWords>();
  const intl = useIntl();
  const format = useFormat();
  const maySeeSources = useMay('datasources.view');
  const mayExport = useMay('audit.export');
  const search = readListSearch(useSearch({ strict: false }));
  const { scope, query, change, showNewest } = useScope();
  const { range: dataRange } = useDataRange();
  const { filter, error: filterError } = useMemo(() => filterOf(scope), [scope]);
  const [density, setDensity] = useDensity();
  const [widths, setWidths] = useState<ColumnState['widths']>({});
  const asked = filterError === undefined ? query : undefined;
  const { rows, meta, status, error, moreFailed, more, retry } = useEvents(asked);
  const columns = useEventColumns();
  const columnState = columnsOf(columns, search.columns, widths);
  const preset = presetOf(columnState);

  const select = (selected: string | undefined, replace = false) => change({ selected }, { replace });
  const choose = (field: TrafficField, value: FilterValue, exclude: boolean) =>
    change({
      filter: filterText(chooseValue(filter, field, value, exclude ? 'without' : 'only')),
      selected: undefined,
    });
  const openIndex = rows.findIndex(({ id }) => id === search.selected);
  const at = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : () => select(row.id, true);
  };
  const setColumns = (next: ColumnState) => {
    setWidths(next.widths);
    const text = columnsText(columns, next);
    if (text !== search.columns) change({ columns: text }, { replace: true });
  };

  const title = say('route.audit.events');
  if (dataRange === null) return <NoDataYet title={title} />;
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            <ColumnChooser
              columns={columns}
              state={columnState}
              onState={setColumns}
              density={density}
              onDensity={setDensity}
            />
            {mayExport ? (
              <a
                className={buttonClass()}
                download="events.ndjson"
                title={say('events.download.hint')}
                href={address('GET /audit/events', { query: { ...asked, limit: MOST_EVENTS } })}
              >
                <DownloadIcon />
                {say('events.download')}
              </a>
            ) : null}
          </>
        }
      >
        {meta === undefined
          ? null
          : say('events.sentence', {
              count: meta.total,
              words: format.number(meta.total),
              ms: Math.round(meta.took_ms),
            })}
      </PageHead>
      <div className={eventsCss.tools}>
        {maySeeSources ? <ViewSwitch view="read" /> : null}
        <SegmentedControl
          label={say('events.columns')}
          value={preset ?? 'custom'}
          segments={[
            ...COLUMN_PRESET_NAMES.map((value) => ({ value, label: say(`events.columns.${value}`) })),
            ...(preset === undefined
              ? [{ value: 'custom' as const, label: say('events.columns.custom') }]
              : []),
          ]}
          onChange={(chosen) => {
            if (chosen !== 'custom') setColumns({ visible: COLUMN_PRESETS[chosen], widths });
          }}
        />
      </div>
      <div data-page-search className={css.filter}>
        <FilterForm
          list="services"
          query={query}
          filter={filter}
          onFilter={(next) => change({ filter: filterText(next), selected: undefined })}
        />
      </div>
      {filterError === undefined ? <Timeline list="services" query={query} /> : null}
      <SplitView
        panel={
          search.selected === undefined ? null : (
            <EventPanel
              key={search.selected}
              id={search.selected}
              row={rows[openIndex]}
              position={
                openIndex < 0 || meta === undefined
                  ? undefined
                  : say('audit.panel.position', { place: openIndex + 1, total: meta.total })
              }
              onPrevious={openIndex > 0 ? at(openIndex - 1) : undefined}
              onNext={openIndex < 0 ? undefined : at(openIndex + 1)}
              onClose={() => select(undefined)}
              onFilter={choose}
            />
          )
        }
      >
        <DataGrid
          label={title}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ event }) => `${format.date(Date.parse(event.time), 'full')} ${event.host ?? ''}`}
          total={meta?.total}
          status={filterError === undefined ? status : 'failed'}
          empty={
            <EmptyState
              compact
              title={say('events.nothing')}
              action={
                scope.filter !== undefined ? (
                  <Button onPress={() => change({ filter: undefined, selected: undefined })}>
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
              {say(scope.filter === undefined ? 'audit.nothing.range' : 'audit.nothing.filtered')}
            </EmptyState>
          }
          failure={
            filterError === undefined ? (
              <ErrorView error={error} onRetry={retry} compact />
            ) : (
              <EmptyState
                compact
                title={say('audit.filter.unreadable')}
                action={
                  <Button onPress={() => change({ filter: undefined })}>{say('audit.filter.clear')}</Button>
                }
              >
                {filterErrorWords(intl, filterError, scope.filter ?? '')}
              </EmptyState>
            )
          }
          onNeedMore={more}
          moreFailed={moreFailed}
          columnState={columnState}
          onColumnState={setColumns}
          density={density}
          openId={search.selected}
          onOpen={({ id }) => select(id)}
          onFilter={({ field, value }, exclude) => {
            if (isFieldOf(TRAFFIC_FIELDS, field)) choose(field, value, exclude);
          }}
          listKey={JSON.stringify(scope)}
        />
      </SplitView>
    </>
  );
}
