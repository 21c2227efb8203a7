import type { auditEventsWords } from '@casbah/messages/audit';
import type { datasourcesReasonsWords } from '@casbah/messages/datasources';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ColumnChooser } from '@casbah/widgets/data-grid/ColumnChooser.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import type { ColumnState, GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { columnsOf, columnsText } from '../../../lists/columns-in-address.ts';
import { useDensity } from '../../../lists/density.ts';
import { call } from '../../../request/api.ts';
import { usePeopleHidden } from '../../../request/people-hidden.ts';
import { useMay } from '../../../request/session.ts';
import { useScope } from '../../../scope/useScope.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { PageHead } from '../../../shell/PageHead.tsx';
import { showErrorToast, showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import css from './Events.module.css';
import { readEventsSearch } from './events-search.ts';
import { RejectPanel } from './RejectPanel.tsx';
import { type RejectedLine, rejectedLinesQuery } from './rejects-query.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const ANY = '';

/** Rejected lines of all sources, with reason and origin. */
export function RejectedLines() {
  const say = useWords<typeof auditEventsWords | typeof datasourcesReasonsWords>();
  const format = useFormat();
  const mayModify = useMay('datasources.modify');
  const isHidden = usePeopleHidden();
  const { change } = useScope();
  const {
    selected,
    columns: shown,
    datasource,
    reason,
    load,
  } = readEventsSearch(useSearch({ strict: false }));
  const [density, setDensity] = useDensity();
  const [widths, setWidths] = useState<ColumnState['widths']>({});
  const { data, error, isPlaceholderData, isFetchNextPageError, fetchNextPage, refetch } = useInfiniteQuery({
    ...rejectedLinesQuery({ datasource, reason, load }),
    placeholderData: keepPreviousData,
  });
  const first = data?.pages[0];
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const sources = first?.sources ?? [];
  const reasons = first?.reasons ?? [];
  const nameOf = useMemo(() => new Map(first?.sources.map(({ id, name }) => [id, name] as const)), [first]);
  const columns = useColumns(nameOf);
  const columnState = columnsOf(columns, shown, widths);
  const setColumns = (next: ColumnState) => {
    setWidths(next.widths);
    const text = columnsText(columns, next);
    if (text !== shown) change({ columns: text }, { replace: true });
  };

  const select = (id: string | undefined, replace = false) => change({ selected: id }, { replace });
  const openIndex = rows.findIndex(({ id }) => id === selected);
  const at = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : () => select(row.id, true);
  };
  const narrow = (part: {
    datasource?: string | undefined;
    reason?: string | undefined;
    load?: string | undefined;
  }) => change({ ...part, selected: undefined });
  const isNarrowed = datasource !== undefined || reason !== undefined || load !== undefined;
  const failed = error !== null && !isFetchNextPageError;
  const status = failed ? 'failed' : data === undefined ? 'loading' : isPlaceholderData ? 'stale' : 'ready';
  const choice = (name: string, count: number) =>
    say('events.rejected.choice', { name, words: format.compact(count) });
  const source = datasource === undefined ? undefined : nameOf.get(datasource);
  return (
    <>
      <PageHead
        title={say('route.audit.events')}
        actions={
          <>
            {mayModify && datasource !== undefined && source !== undefined && load === undefined ? (
              <Reparse
                datasource={datasource}
                name={source}
                count={reasons.reduce((sum, one) => sum + one.count, 0)}
              />
            ) : null}
            <ColumnChooser
              columns={columns}
              state={columnState}
              onState={setColumns}
              density={density}
              onDensity={setDensity}
            />
          </>
        }
      >
        {first === undefined
          ? null
          : say('events.rejected.sentence', { count: first.total, words: format.number(first.total) })}
      </PageHead>
      <div className={css.tools}>
        <ViewSwitch view="rejected" />
        <div className={css.choices}>
          <Select
            aria-label={say('events.rejected.source')}
            value={datasource ?? ANY}
            options={[
              { value: ANY, label: say('events.rejected.source.any') },
              ...sources.map(({ id, name, count }) => ({ value: id, label: choice(name, count) })),
            ]}
            onChange={(chosen) =>
              narrow({ datasource: chosen === ANY ? undefined : chosen, load: undefined })
            }
          />
          <Select
            aria-label={say('events.rejected.reason')}
            value={reason ?? ANY}
            options={[
              { value: ANY, label: say('events.rejected.reason.any') },
              ...reasons.map((one) => ({
                value: one.reason,
                label: choice(say(`datasources.reject.${one.reason}`), one.count),
              })),
            ]}
            onChange={(chosen) => narrow({ reason: chosen === ANY ? undefined : chosen })}
          />
        </div>
      </div>
      {load === undefined ? null : (
        <p className={css.note}>
          {say('events.rejected.file', { name: rows[0]?.file_name ?? load })}{' '}
          <Button variant="link" onPress={() => narrow({ load: undefined })}>
            {say('events.rejected.file.all')}
          </Button>
        </p>
      )}
      {isHidden ? (
        <EmptyState compact title={say('events.rejected')}>
          {say('events.rejected.hidden')}
        </EmptyState>
      ) : (
        <SplitView
          panel={
            selected === undefined ? null : (
              <RejectPanel
                key={selected}
                id={selected}
                row={rows[openIndex]}
                source={nameOf.get(rows[openIndex]?.datasource_id ?? '')}
                position={
                  openIndex < 0 || first === undefined
                    ? undefined
                    : say('audit.panel.position', { place: openIndex + 1, total: first.total })
                }
                onPrevious={openIndex > 0 ? at(openIndex - 1) : undefined}
                onNext={openIndex < 0 ? undefined : at(openIndex + 1)}
                onClose={() => select(undefined)}
              />
            )
          }
        >
          <DataGrid
            label={say('events.rejected')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={({ file_name, line }) => `${file_name} ${line}`}
            total={first?.total}
            status={status}
            empty={
              <EmptyState
                compact
                title={say('events.rejected.nothing')}
                action={
                  isNarrowed ? (
                    <Button
                      onPress={() => narrow({ datasource: undefined, reason: undefined, load: undefined })}
                    >
                      {say('audit.filter.clear')}
                    </Button>
                  ) : undefined
                }
              >
                {say(isNarrowed ? 'events.rejected.nothing.filtered' : 'events.rejected.nothing.text')}
              </EmptyState>
            }
            failure={<ErrorView error={error} onRetry={() => void refetch()} compact />}
            onNeedMore={() => void fetchNextPage()}
            moreFailed={isFetchNextPageError}
            columnState={columnState}
            onColumnState={setColumns}
            density={density}
            openId={selected}
            onOpen={({ id }) => select(id)}
            listKey={JSON.stringify([datasource, reason, load])}
          />
        </SplitView>
      )}
    </>
  );
}

function useColumns(nameOf: ReadonlyMap<string, string>): GridColumn<RejectedLine>[] {
  const say = useWords<typeof auditEventsWords | typeof datasourcesReasonsWords>();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'time',
        header: say('events.rejected.time'),
        width: 170,
        cell: ({ rejected_on }) => format.date(Date.parse(rejected_on), 'dayTime'),
      },
      {
        id: 'source',
        header: say('events.rejected.source'),
        width: 140,
        cell: ({ datasource_id }) => nameOf.get(datasource_id) ?? '–',
      },
      {
        id: 'reason',
        header: say('events.rejected.reason'),
        width: 140,
        cell: ({ reason }) => say(`datasources.reject.${reason}`),
      },
      {
        id: 'text',
        header: say('events.rejected.text'),
        width: 380,
        cell: ({ text }) => <code className={css.line}>{text}</code>,
      },
      { id: 'file', header: say('events.file'), width: 160, cell: ({ file_name }) => file_name },
      {
        id: 'line',
        header: say('events.rejected.number'),
        width: 110,
        align: 'end',
        cell: ({ line }) => format.number(line),
      },
      {
        id: 'detail',
        header: say('events.rejected.detail'),
        width: 220,
        hidden: true,
        cell: ({ detail }) => detail,
      },
      {
        id: 'format',
        header: say('events.rejected.format'),
        width: 130,
        hidden: true,
        cell: ({ format: name }) => name ?? '–',
      },
    ],
    [say, format, nameOf],
  );
}

/** Reparses a source's rejected lines with its current format and time zone. */
function Reparse({ datasource, name, count }: { datasource: string; name: string; count: number }) {
  const say = useWords<typeof auditEventsWords>();
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () =>
      call('POST /admin/datasources/{id}/rejects/parse_again', { params: { id: datasource } }),
    onSuccess: () => showToast({ tone: 'info', title: say('events.rejected.again.started', { name }) }),
    onError: (error) => showErrorToast(error, { title: say('events.rejected.again.failed', { name }) }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['datasources'] }),
  });
  return count === 0 ? null : (
    <Button isPending={again.isPending} onPress={() => again.mutate()}>
      {say('events.rejected.again', { count })}
    </Button>
  );
}
