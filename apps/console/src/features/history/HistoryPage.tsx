import { address } from '@casbah/contract/client';
import type { HistoryEntry } from '@casbah/contract/history';
import { isoTime } from '@casbah/domain/iso-time';
import { administrationErrorWords } from '@casbah/messages/every-area';
import type { historyWords } from '@casbah/messages/history';
import { savedfiltersWords } from '@casbah/messages/savedfilters';
import { filterWords } from '@casbah/messages/widgets';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Choices } from '@casbah/widgets/choices/Choices.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import { type ColumnState, defaultColumns } from '@casbah/widgets/data-grid/grid-column.ts';
import { firstDayOf, resolveChoice } from '@casbah/widgets/date-range-picker/range-choice.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { CloseIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { withWords } from '../../words/words.ts';
import { ChainBadge, ChainNotice } from './Chain.tsx';
import { EntryPanel } from './EntryPanel.tsx';
import css from './History.module.css';
import { HistoryFilter } from './HistoryFilter.tsx';
import { useHistoryColumns } from './history-columns.tsx';
import { choiceOf, type HistorySearch, isFiltered, readHistorySearch } from './history-search.ts';
import { chainQuery, entriesQuery, facetsQuery, type HistoryAsked } from './queries.ts';
import { useSentence } from './sentence.ts';

/** Loads once the list is there. */
const HistorySavedFilters = lazy(
  withWords([filterWords, savedfiltersWords, administrationErrorWords], async () => ({
    default: (await import('./HistorySavedFilters.tsx')).HistorySavedFilters,
  })),
);

const NOTHING_ASKED: HistorySearch = {
  text: undefined,
  person: undefined,
  action: undefined,
  object: undefined,
  outcome: undefined,
  range: undefined,
  from: undefined,
  to: undefined,
  selected: undefined,
};

/** Recorded changes, and whether the trail is intact. All state is in the URL. */
export function HistoryPage() {
  const say = useWords<typeof historyWords>();
  const format = useFormat();
  const sentence = useSentence();
  const mayExport = useMay('history.export');
  const found = useSearch({ strict: false });
  const search = useMemo(() => readHistorySearch(found), [found]);
  const navigate = useNavigate();
  // Time ranges end when the page was opened, so the list doesn't change while someone reads it.
  const [now] = useState(Date.now);
  const { asked, time } = useAsked(search, now);

  const change = useCallback(
    (part: HistorySearch, options: { replace: boolean } = { replace: false }) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, selected: undefined, ...part }),
        ...options,
      }),
    [navigate],
  );
  const select = useCallback(
    (sequence: number | undefined, replace = false) =>
      change({ selected: sequence === undefined ? undefined : String(sequence) }, { replace }),
    [change],
  );

  const list = useInfiniteQuery(entriesQuery(asked));
  const rows = useMemo(() => list.data?.pages.flatMap(({ entries }) => entries) ?? [], [list.data]);
  const counted = useQuery(facetsQuery(asked));
  const choices = useQuery(facetsQuery(time));
  const chain = useQuery(chainQuery);
  const total = counted.isPlaceholderData ? undefined : counted.data?.total;
  const failed = list.error !== null && !list.isFetchNextPageError;

  const columns = useHistoryColumns(chain.data?.fault?.sequence);
  const [columnState, setColumnState] = useState<ColumnState>(() => defaultColumns(columns));
  const selected = search.selected === undefined ? undefined : Number(search.selected);
  const openIndex = rows.findIndex(({ sequence }) => sequence === selected);
  const at = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : () => select(row.sequence, true);
  };

  return (
    <>
      <PageHead
        title={say('route.investigate.history')}
        actions={mayExport ? <ExportChoices asked={asked} /> : undefined}
      >
        {total === undefined ? null : say('history.sentence', { count: total, words: format.number(total) })}
      </PageHead>
      <ChainNotice onShow={select} />
      <div className={css.line}>
        <HistoryFilter search={search} facets={choices.data} now={now} onChange={change} />
        <Suspense>
          <HistorySavedFilters search={search} onChange={change} onClear={() => change(NOTHING_ASKED)} />
        </Suspense>
        <ChainBadge />
      </div>
      {search.object === undefined ? null : (
        <div className={css.only}>
          <Button size="small" icon={<CloseIcon size={12} />} onPress={() => change({ object: undefined })}>
            {say('history.object.only', { object: search.object })}
          </Button>
        </div>
      )}
      <SplitView
        panel={
          selected === undefined ? null : (
            <EntryPanel
              key={selected}
              sequence={selected}
              row={rows[openIndex]}
              position={
                openIndex < 0 || total === undefined
                  ? undefined
                  : say('history.panel.position', {
                      place: format.number(openIndex + 1),
                      total: format.number(total),
                    })
              }
              onPrevious={openIndex > 0 ? at(openIndex - 1) : undefined}
              onNext={openIndex < 0 ? undefined : at(openIndex + 1)}
              onClose={() => select(undefined)}
            />
          )
        }
      >
        <DataGrid<HistoryEntry>
          label={say('route.investigate.history')}
          columns={columns}
          rows={rows}
          rowId={({ sequence }) => String(sequence)}
          rowName={sentence}
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
          empty={<Nothing filtered={isFiltered(search)} onClear={() => change(NOTHING_ASKED)} />}
          failure={<ErrorView error={list.error} onRetry={() => void list.refetch()} compact />}
          onNeedMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          moreFailed={list.isFetchNextPageError}
          columnState={columnState}
          onColumnState={setColumnState}
          openId={search.selected}
          onOpen={({ sequence }) => select(sequence)}
          listKey={JSON.stringify(asked)}
          grows
        />
      </SplitView>
    </>
  );
}

/** Queries: the full one for the list, and its time range alone for the filter's options. */
function useAsked(search: HistorySearch, now: number): { asked: HistoryAsked; time: HistoryAsked } {
  const { locale, timeZone = 'UTC' } = useIntl();
  return useMemo(() => {
    const { range, selected: _, from, to, ...rest } = search;
    if (range === undefined) {
      const own = from === undefined || to === undefined ? {} : { from, to };
      return { asked: { ...rest, ...own }, time: own };
    }
    // The range ends with the newest entry, so new entries are included.
    const place = { now, timeZone, firstDay: firstDayOf(locale) };
    const begin = { from: isoTime(resolveChoice(choiceOf(search), place).from) };
    return { asked: { ...rest, ...begin }, time: begin };
  }, [search, now, locale, timeZone]);
}

function ExportChoices({ asked }: { asked: HistoryAsked }) {
  const say = useWords<typeof historyWords>();
  const load = (href: string) => {
    // The browser saves the response as a file; the page stays.
    const link = document.createElement('a');
    link.href = href;
    link.download = '';
    link.click();
  };
  return (
    <Choices
      label={say('history.export')}
      heading={say('history.export.heading')}
      trigger={<Button icon={<DownloadIcon />}>{say('history.export')}</Button>}
      choices={[
        {
          id: 'csv',
          label: say('history.export.csv'),
          onChoose: () => load(address('GET /history/export', { query: asked })),
        },
        {
          id: 'ndjson',
          label: say('history.export.ndjson'),
          onChoose: () => load(address('GET /history/export.ndjson', { query: asked })),
        },
      ]}
    />
  );
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const say = useWords<typeof historyWords>();
  return filtered ? (
    <EmptyState
      compact
      title={say('history.nothing')}
      action={<Button onPress={onClear}>{say('history.clear')}</Button>}
    >
      {say('history.nothing.text')}
    </EmptyState>
  ) : (
    <EmptyState compact title={say('history.empty')}>
      {say('history.empty.text')}
    </EmptyState>
  );
}
