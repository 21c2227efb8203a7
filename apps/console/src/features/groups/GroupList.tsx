import { type GroupKind, PEOPLE_SOURCES } from '@casbah/domain/group';
import type { groupsWords } from '@casbah/messages/groups';
import { savedfiltersWords } from '@casbah/messages/savedfilters';
import { filterWords } from '@casbah/messages/widgets';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import { type ColumnState, defaultColumns, type GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { NOTHING_SELECTED, type Selection } from '@casbah/widgets/data-grid/selection.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { AtRest } from '../../shell/AtRest.tsx';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import { withWords } from '../../words/words.ts';
import { DeleteGroupsDialog } from './DeleteGroupsDialog.tsx';
import { GroupPanel } from './GroupPanel.tsx';
import css from './Groups.module.css';
import { type GroupsSearch, readGroupsSearch } from './groups-search.ts';
import { groupsQuery, type ListedGroup, type Sort } from './queries.ts';
import { useSourceName } from './useSourceName.ts';

/** Loads once the list is there and nothing else is pending. */
const GroupSavedFilters = lazy(
  withWords([filterWords, savedfiltersWords], async () => ({
    default: (await import('./GroupSavedFilters.tsx')).GroupSavedFilters,
  })),
);

/** Pause in typing before the list is queried, in milliseconds. */
const QUIET_MS = 250;
const ANY = '';
const SORTS = ['name', 'people', 'source', 'modified_on'] as const;
/** Maximum groups deleted per request. */
const MOST_DELETED = 200;

/** Groups of one type: search, sort, open, delete. State is in the URL. */
export function GroupList({
  kind,
  mayChange,
  onOpen,
  onTotal,
  add,
}: {
  kind: GroupKind;
  mayChange: boolean;
  /** If absent, groups open in a side panel. */
  onOpen?: ((id: string) => void) | undefined;
  onTotal: (total: number | undefined) => void;
  add: ReactNode;
}) {
  const say = useWords<typeof groupsWords>();
  const sourceName = useSourceName();
  const found = useSearch({ strict: false });
  const search = useMemo(() => readGroupsSearch(found), [found]);
  const navigate = useNavigate();
  const change = useCallback(
    (part: GroupsSearch, replace = false) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, selected: undefined, ...part }),
        replace,
      }),
    [navigate],
  );
  const sort = sortOf(search.sort);
  const asked = useMemo(
    () => ({
      kind,
      sort,
      ...(search.q === undefined ? {} : { q: search.q }),
      ...(search.source === undefined ? {} : { source: search.source }),
    }),
    [kind, sort, search.q, search.source],
  );
  const list = useInfiniteQuery(groupsQuery(asked));
  const rows = useMemo(() => list.data?.pages.flatMap(({ groups }) => groups) ?? [], [list.data]);
  const total = list.isPlaceholderData ? undefined : list.data?.pages[0]?.total;
  const isFiltered = search.q !== undefined || search.source !== undefined;
  // An empty search result doesn't mean that no groups exist.
  const said = isFiltered && total === 0 ? undefined : total;
  useEffect(() => onTotal(said), [onTotal, said]);
  const columns = useGroupColumns(kind);
  const [columnState, setColumnState] = useState<ColumnState>(() => defaultColumns(columns));
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [deleting, setDeleting] = useState<readonly ListedGroup[]>();
  const chosen = rows.filter(({ id }) => selection.all !== selection.ids.has(id));
  const openIndex = rows.findIndex(({ id }) => id === search.selected);
  const at = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : () => change({ selected: row.id }, true);
  };
  const format = useFormat();
  return (
    <>
      <div className={css.filter} data-page-search>
        <TextSearch text={search.q} onText={(q) => change({ q }, true)} />
        {kind === 'custom' ? null : (
          <>
            <Select
              aria-label={say('groups.source')}
              options={[
                { value: ANY, label: say('groups.source.any') },
                ...PEOPLE_SOURCES.map((value) => ({ value, label: sourceName(value) })),
              ]}
              value={search.source ?? ANY}
              onChange={(source) => change({ source: source === ANY ? undefined : source })}
            />
            <div className={css.saved}>
              <AtRest>
                <GroupSavedFilters search={search} onChange={change} />
              </AtRest>
            </div>
          </>
        )}
      </div>
      <SplitView
        panel={
          search.selected === undefined || onOpen !== undefined ? null : (
            <GroupPanel
              key={search.selected}
              id={search.selected}
              row={rows[openIndex]}
              mayChange={mayChange}
              position={
                openIndex < 0 || total === undefined
                  ? undefined
                  : say('groups.panel.position', {
                      place: format.number(openIndex + 1),
                      total: format.number(total),
                    })
              }
              onPrevious={openIndex > 0 ? at(openIndex - 1) : undefined}
              onNext={openIndex < 0 ? undefined : at(openIndex + 1)}
              onClose={() => change({})}
            />
          )
        }
      >
        <DataGrid<ListedGroup>
          label={say(kind === 'custom' ? 'route.protect.customGroups' : 'route.account.groups')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          total={total}
          status={
            list.error !== null && !list.isFetchNextPageError
              ? 'failed'
              : list.data === undefined
                ? 'loading'
                : list.isPlaceholderData
                  ? 'stale'
                  : 'ready'
          }
          empty={
            isFiltered ? (
              <EmptyState
                compact
                title={say('groups.nothing')}
                action={
                  <Button onPress={() => change({ q: undefined, source: undefined })}>
                    {say('groups.clear')}
                  </Button>
                }
              >
                {say('groups.nothing.text')}
              </EmptyState>
            ) : (
              <EmptyState
                compact
                title={say(kind === 'custom' ? 'groups.custom.empty' : 'groups.empty')}
                action={mayChange ? add : undefined}
              >
                {say(kind === 'custom' ? 'groups.custom.empty.text' : 'groups.empty.text')}
              </EmptyState>
            )
          }
          failure={<ErrorView error={list.error} onRetry={() => void list.refetch()} compact />}
          onNeedMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          moreFailed={list.isFetchNextPageError}
          sort={{ column: sort.replace('-', ''), descending: sort.startsWith('-') }}
          onSort={({ column, descending }) => change({ sort: descending ? `-${column}` : column })}
          columnState={columnState}
          onColumnState={setColumnState}
          openId={search.selected}
          onOpen={({ id }) => (onOpen === undefined ? change({ selected: id }) : onOpen(id))}
          {...(mayChange
            ? {
                selection,
                onSelection: setSelection,
                selectionActions: (
                  <Button
                    size="small"
                    variant="danger"
                    onPress={() => setDeleting(chosen.slice(0, MOST_DELETED))}
                  >
                    {say('groups.delete')}
                  </Button>
                ),
              }
            : {})}
          listKey={JSON.stringify(asked)}
          grows
        />
      </SplitView>
      {deleting === undefined ? null : (
        <DeleteGroupsDialog
          groups={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            setSelection(NOTHING_SELECTED);
          }}
        />
      )}
    </>
  );
}

function sortOf(text: string | undefined): Sort {
  const field = SORTS.find((one) => one === text?.replace(/^-/, ''));
  if (field === undefined) return 'name';
  return text?.startsWith('-') === true ? `-${field}` : field;
}

function TextSearch({ text = '', onText }: { text: string | undefined; onText: (text?: string) => void }) {
  const say = useWords<typeof groupsWords>();
  const [typed, setTyped] = useState(text);
  // The URL also changes through back or a cleared search.
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text) return;
    const timer = setTimeout(() => onText(wanted === '' ? undefined : wanted), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);
  return (
    <SearchField
      aria-label={say('groups.search')}
      placeholder={say('groups.search')}
      value={typed}
      onChange={setTyped}
      maxLength={256}
      shortcut="/"
    />
  );
}

function useGroupColumns(kind: GroupKind): GridColumn<ListedGroup>[] {
  const say = useWords<typeof groupsWords>();
  const format = useFormat();
  const sourceName = useSourceName();
  return useMemo(() => {
    const columns: GridColumn<ListedGroup>[] = [
      {
        id: 'name',
        header: say('groups.column.name'),
        width: 240,
        sort: 'ascending',
        cell: ({ name }) => <bdi className={css.strong}>{name}</bdi>,
      },
      {
        id: 'description',
        header: say('groups.column.description'),
        width: 300,
        cell: ({ description }) => <span className={css.quiet}>{description || '–'}</span>,
      },
      {
        id: 'people',
        header: say('groups.column.people'),
        width: 96,
        align: 'end',
        sort: 'descending',
        cell: ({ people }) => format.number(people),
      },
    ];
    if (kind === 'custom')
      columns.push({
        id: 'parts',
        header: say('groups.column.parts'),
        width: 120,
        align: 'end',
        cell: ({ parts }) => format.number(parts),
      });
    else
      columns.push({
        id: 'source',
        header: say('groups.column.source'),
        width: 120,
        sort: 'ascending',
        cell: ({ source }) => sourceName(source),
      });
    columns.push({
      id: 'modified_on',
      header: say('groups.column.changed'),
      width: 150,
      sort: 'descending',
      cell: ({ modified_on }) => format.date(Date.parse(modified_on), 'day'),
    });
    return columns;
  }, [say, format, sourceName, kind]);
}
