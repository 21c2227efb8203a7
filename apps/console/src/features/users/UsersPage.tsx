import { address } from '@casbah/contract/client';
import { isUserSearch } from '@casbah/domain/user-account';
import type { patternsWords } from '@casbah/messages/patterns';
import { savedfiltersWords } from '@casbah/messages/savedfilters';
import type { usersWords } from '@casbah/messages/users';
import { choosingWords, filterWords } from '@casbah/messages/widgets';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { ColumnChooser } from '@casbah/widgets/data-grid/ColumnChooser.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import { type ColumnState, type Density, defaultColumns } from '@casbah/widgets/data-grid/grid-column.ts';
import { NOTHING_SELECTED, type Selection, selectedCount } from '@casbah/widgets/data-grid/selection.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { Permission } from '@casbah/widgets/permission/Permission.tsx';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { SplitView } from '@casbah/widgets/side-panel/SplitView.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { useMay } from '../../request/session.ts';
import { AtRest } from '../../shell/AtRest.tsx';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { withWords } from '../../words/words.ts';
import { BulkActions } from './BulkActions.tsx';
import { type User, type UsersAsked, usersQuery } from './queries.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserFacets } from './UserFacets.tsx';
import { UserPanel } from './UserPanel.tsx';
import css from './Users.module.css';
import { useUserColumns } from './user-columns.tsx';
import { choicesIn, readUsersSearch, sortOf, type UsersSearch } from './users-search.ts';

/** Loads once the list is there and nothing else is pending. */
const UserSavedFilters = lazy(
  withWords([filterWords, savedfiltersWords, choosingWords], async () => ({
    default: (await import('./UserSavedFilters.tsx')).UserSavedFilters,
  })),
);

/** Pause in typing before the list is queried, in milliseconds. */
const QUIET_MS = 250;

/** The company's accounts: search, view, add, change. State is in the URL. */
export function UsersPage() {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const format = useFormat();
  const mayExport = useMay('account.export');
  const mayModify = useMay('account.modify');
  const mayActivate = useMay('account.activate');
  const found = useSearch({ strict: false });
  const search = useMemo(() => readUsersSearch(found), [found]);
  const navigate = useNavigate();
  const change = useCallback(
    (part: UsersSearch, replace = false) =>
      void navigate({ to: '.', search: (before) => ({ ...before, selected: undefined, ...part }), replace }),
    [navigate],
  );
  const { q, filters } = search;
  const asked = useMemo(
    (): UsersAsked => ({
      ...(q !== undefined && isUserSearch(q) ? { query: q } : {}),
      ...(filters === undefined ? {} : { filters }),
    }),
    [q, filters],
  );
  const choices = useMemo(() => choicesIn(filters), [filters]);
  const sort = sortOf(search.sort);
  const list = useInfiniteQuery(usersQuery(asked, sort));
  const rows = useMemo(() => list.data?.pages.flatMap(({ objects }) => objects) ?? [], [list.data]);
  const total = list.isPlaceholderData ? undefined : list.data?.pages[0]?.meta.total_count;
  const columns = useUserColumns();
  const [columnState, setColumnState] = useState<ColumnState>(() => defaultColumns(columns));
  const [density, setDensity] = useState<Density>('regular');
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const [isAdding, setAdding] = useState(false);
  const listKey = JSON.stringify([asked, sort]);
  // A selection applies only to the list it was made in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list's key is the reason, not a value that is read
  useEffect(() => setSelection(NOTHING_SELECTED), [listKey]);
  const openIndex = rows.findIndex(({ email }) => email === search.selected);
  const at = (index: number) => {
    const row = rows[index];
    return row === undefined ? undefined : () => change({ selected: row.email }, true);
  };
  const isFiltered = Object.keys(asked).length > 0;
  return (
    <>
      <PageHead
        title={say('route.account.users')}
        actions={
          <>
            <ColumnChooser
              columns={columns}
              state={columnState}
              onState={setColumnState}
              density={density}
              onDensity={setDensity}
            />
            {mayExport ? (
              <a
                className={buttonClass()}
                download
                href={address('GET /admin/user/export', { query: { ...asked, order_by: sort } })}
              >
                <DownloadIcon />
                {say('users.export')}
              </a>
            ) : null}
            <Permission id="users.new" label={say('users.add')}>
              <Button variant="primary" onPress={() => setAdding(true)}>
                {say('users.add')}
              </Button>
            </Permission>
          </>
        }
      >
        {total === undefined ? null : say('users.sentence', { count: total, words: format.number(total) })}
      </PageHead>
      <div className={css.filter} data-page-search>
        <TextSearch text={q} onText={(text) => change({ q: text }, true)} />
        <div className={css.saved}>
          <AtRest>
            <UserSavedFilters search={search} onChange={change} />
          </AtRest>
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.facets}>
          <UserFacets
            asked={asked}
            choices={choices}
            onChoices={(next) =>
              change({ filters: Object.keys(next).length === 0 ? undefined : JSON.stringify(next) })
            }
          />
        </div>
        <div className={css.rows}>
          <SplitView
            panel={
              search.selected === undefined ? null : (
                <UserPanel
                  key={search.selected}
                  email={search.selected}
                  row={rows[openIndex]}
                  position={
                    openIndex < 0 || total === undefined
                      ? undefined
                      : say('users.panel.position', {
                          place: format.number(openIndex + 1),
                          total: format.number(total),
                        })
                  }
                  onPrevious={openIndex > 0 ? at(openIndex - 1) : undefined}
                  onNext={openIndex < 0 ? undefined : at(openIndex + 1)}
                  onClose={() => change({})}
                  onMoved={(selected) => change({ selected }, true)}
                />
              )
            }
          >
            <DataGrid<User>
              label={say('route.account.users')}
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
                <EmptyState
                  compact
                  title={say('users.nothing')}
                  action={
                    isFiltered ? (
                      <Button onPress={() => change({ q: undefined, filters: undefined })}>
                        {say('users.clear')}
                      </Button>
                    ) : undefined
                  }
                >
                  {say('users.nothing.text')}
                </EmptyState>
              }
              failure={
                <>
                  <p className={css.failed}>{say('users.MSG_USER_LOADING_FAILURE')}</p>
                  <ErrorView error={list.error} onRetry={() => void list.refetch()} compact />
                </>
              }
              onNeedMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
              moreFailed={list.isFetchNextPageError}
              sort={{ column: sort.replace('-', ''), descending: sort.startsWith('-') }}
              onSort={({ column, descending }) => change({ sort: descending ? `-${column}` : column })}
              columnState={columnState}
              onColumnState={setColumnState}
              density={density}
              openId={rows[openIndex]?.id}
              onOpen={({ email }) => change({ selected: email })}
              {...(mayModify || mayActivate
                ? {
                    selection,
                    onSelection: setSelection,
                    selectionActions: (
                      <BulkActions
                        asked={asked}
                        selection={selection}
                        count={selectedCount(selection, total, rows.length)}
                        onDone={() => setSelection(NOTHING_SELECTED)}
                      />
                    ),
                  }
                : {})}
              listKey={listKey}
              grows
            />
          </SplitView>
        </div>
      </div>
      {isAdding ? (
        <UserDialog
          user={undefined}
          onClose={() => setAdding(false)}
          onSaved={({ email }) => {
            setAdding(false);
            change({ selected: email });
          }}
        />
      ) : null}
    </>
  );
}

function TextSearch({ text = '', onText }: { text: string | undefined; onText: (text?: string) => void }) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const [typed, setTyped] = useState(text);
  // The URL also changes through back or a cleared search.
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text || (wanted !== '' && !isUserSearch(wanted))) return;
    const timer = setTimeout(() => onText(wanted === '' ? undefined : wanted), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onText]);
  return (
    <SearchField
      aria-label={say('users.search')}
      placeholder={say('users.search')}
      value={typed}
      onChange={setTyped}
      maxLength={128}
      shortcut="/"
    />
  );
}
