import type { CatalogueRow } from '@casbah/contract/store';
import { RISK_LEVELS, type RiskLevel } from '@casbah/domain/risk';
import type { storeWords } from '@casbah/messages/store';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { RISK_WORDS, RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import { type ColumnState, defaultColumns, type GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { ServiceName } from '@casbah/widgets/service-name/ServiceName.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useCategoryName } from '../../words/useCategoryName.ts';
import { useCountry } from '../../words/useCountry.ts';
import { useWords } from '../../words/useWords.ts';
import { CataloguePanel } from './CataloguePanel.tsx';
import { type CatalogueSearch, type CatalogueSort, readCatalogueSearch } from './catalogue-search.ts';
import { catalogueQuery } from './queries.ts';
import css from './Store.module.css';

const ALL = '*';
/** Pause in typing before a search, in milliseconds. */
const PAUSE_MS = 250;

/** The whole catalog, used by the company or not. */
export function CataloguePage() {
  const say = useWords<typeof storeWords>();
  const format = useFormat();
  const { formatMessage } = useIntl();
  const categoryName = useCategoryName();
  const navigate = useNavigate();
  const found = useSearch({ strict: false });
  const search = useMemo(() => readCatalogueSearch(found), [found]);
  const { q, category, level, sort = 'name' } = search;
  const asked = { q, category, level, sort };
  const list = useInfiniteQuery(catalogueQuery(asked));
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  const first = list.data?.pages[0];
  const columns = useColumns();
  const [columnState, setColumnState] = useState<ColumnState>(() => defaultColumns(columns));

  const change = (part: CatalogueSearch, replace = true) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...part }), replace });
  const narrow = (part: CatalogueSearch) => change({ ...part, selected: undefined });
  const openIndex = rows.findIndex(({ id }) => id === search.selected);
  const open = rows[openIndex];
  const at = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : () => change({ selected: row.id });
  };
  const failed = list.error !== null && !list.isFetchNextPageError;
  return (
    <>
      <PageHead
        title={say('route.store.catalog')}
        actions={
          <Link to="/appStore" className={buttonClass()}>
            {say('catalogue.store')}
          </Link>
        }
      >
        {first === undefined
          ? null
          : say('catalogue.sentence', { count: first.total, words: format.number(first.total) })}
      </PageHead>
      <div className={css.line}>
        <div className={css.grow}>
          <SearchLine q={q ?? ''} onSearch={(text) => narrow({ q: text === '' ? undefined : text })} />
        </div>
        <Select
          aria-label={say('catalogue.column.category')}
          value={category ?? ALL}
          onChange={(value) => narrow({ category: value === ALL ? undefined : value })}
          options={[
            { value: ALL, label: say('catalogue.column.category') },
            ...withChosen(first?.categories ?? [], category).map(({ value, count }) => ({
              value,
              label: `${categoryName(value)} (${format.number(count)})`,
            })),
          ]}
        />
        <Select
          aria-label={say('catalogue.column.risk')}
          value={level ?? ALL}
          onChange={(value) => narrow({ level: RISK_LEVELS.find((one) => one === value) })}
          options={[
            { value: ALL, label: say('catalogue.column.risk') },
            ...RISK_LEVELS.map((one: RiskLevel) => ({
              value: one,
              label: `${formatMessage({ id: RISK_WORDS[one] })} (${format.number(
                first?.levels.find(({ value }) => value === one)?.count ?? 0,
              )})`,
            })),
          ]}
        />
      </div>
      <SplitView
        panel={
          open === undefined ? null : (
            <CataloguePanel
              key={open.id}
              row={open}
              position={say('catalogue.position', {
                place: format.number(openIndex + 1),
                total: format.number(first?.total ?? 0),
              })}
              onPrevious={openIndex > 0 ? at(openIndex - 1) : undefined}
              onNext={at(openIndex + 1)}
              onClose={() => change({ selected: undefined })}
            />
          )
        }
      >
        <DataGrid<CatalogueRow>
          label={say('route.store.catalog')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          total={list.isPlaceholderData ? undefined : first?.total}
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
            <EmptyState
              compact
              title={say('catalogue.nothing')}
              action={
                <Button onPress={() => narrow({ q: undefined, category: undefined, level: undefined })}>
                  {say('catalogue.clear')}
                </Button>
              }
            >
              {say('catalogue.nothing.text')}
            </EmptyState>
          }
          failure={<ErrorView error={list.error} onRetry={() => void list.refetch()} compact />}
          onNeedMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          moreFailed={list.isFetchNextPageError}
          sort={{ column: sort.replace(/^-/, ''), descending: sort.startsWith('-') }}
          onSort={({ column, descending }) => narrow({ sort: sortOf(column, descending) })}
          columnState={columnState}
          onColumnState={setColumnState}
          openId={search.selected}
          onOpen={({ id }) => change({ selected: id }, false)}
          listKey={JSON.stringify(asked)}
        />
      </SplitView>
    </>
  );
}

/** Search text; written to the URL when typing pauses. */
function SearchLine({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const say = useWords<typeof storeWords>();
  const [text, setText] = useState(q);
  const [told, setTold] = useState(q);
  // The URL also changes through back, and the button that shows everything.
  if (told !== q) {
    setTold(q);
    if (text.trim() !== q) setText(q);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === q) return;
    const pause = setTimeout(() => onSearch(wanted), PAUSE_MS);
    return () => clearTimeout(pause);
  });
  return (
    <SearchField
      aria-label={say('catalogue.search')}
      placeholder={say('catalogue.search')}
      value={text}
      onChange={setText}
      maxLength={128}
    />
  );
}

function withChosen(
  counted: readonly { value: string; count: number }[],
  chosen: string | undefined,
): readonly { value: string; count: number }[] {
  return chosen === undefined || counted.some(({ value }) => value === chosen)
    ? counted
    : [{ value: chosen, count: 0 }, ...counted];
}

function sortOf(column: string, descending: boolean): CatalogueSort | undefined {
  switch (column) {
    case 'risk_score':
      return descending ? '-risk_score' : 'risk_score';
    case 'category':
      return descending ? '-category' : 'category';
    default:
      return descending ? '-name' : undefined;
  }
}

function useColumns(): GridColumn<CatalogueRow>[] {
  const say = useWords<typeof storeWords>();
  const country = useCountry();
  const categoryName = useCategoryName();
  return useMemo(
    () => [
      {
        id: 'name',
        header: say('catalogue.column.name'),
        width: 230,
        sort: 'ascending',
        cell: (row) => <ServiceName name={row.name} id={row.id} />,
      },
      {
        id: 'category',
        header: say('catalogue.column.category'),
        width: 170,
        sort: 'ascending',
        cell: (row) => categoryName(row.category),
      },
      {
        id: 'risk_score',
        header: say('catalogue.column.risk'),
        width: 150,
        sort: 'descending',
        cell: (row) => <RiskChip level={row.level} brr={row.brr} />,
      },
      {
        id: 'vendor',
        header: say('catalogue.column.vendor'),
        width: 180,
        cell: (row) => row.vendor ?? '–',
      },
      {
        id: 'headquarters',
        header: say('catalogue.column.headquarters'),
        width: 140,
        cell: (row) => country(row.headquarters),
      },
      {
        id: 'domain',
        header: say('catalogue.column.domain'),
        width: 190,
        cell: (row) => <span className={css.domains}>{row.domains[0] ?? '–'}</span>,
      },
    ],
    [say, country, categoryName],
  );
}
