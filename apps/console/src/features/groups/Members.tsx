import type { Member } from '@casbah/contract/groups';
import type { groupsWords } from '@casbah/messages/groups';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { DataGrid } from '@casbah/widgets/data-grid/DataGrid.tsx';
import { type ColumnState, defaultColumns, type GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { NOTHING_SELECTED, type Selection, selectedCount } from '@casbah/widgets/data-grid/selection.ts';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { AddPeopleDialog } from './AddPeopleDialog.tsx';
import css from './Groups.module.css';
import { assign, everyMember, type Holder, membersQuery } from './queries.ts';

/** People of a group or unit: search, add, remove. */
export function Members({
  holder,
  name,
  mayChange,
  showsThrough = false,
  isNarrow = false,
}: {
  holder: Holder;
  name: string;
  mayChange: boolean;
  /** Some may belong to it through a nested group. */
  showsThrough?: boolean | undefined;
  /** In a panel, names are above addresses. */
  isNarrow?: boolean | undefined;
}) {
  const say = useWords<typeof groupsWords>();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const [isAdding, setAdding] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED);
  const list = useInfiniteQuery(membersQuery(holder, q));
  const rows = useMemo(() => list.data?.pages.flatMap(({ members }) => members) ?? [], [list.data]);
  const total = list.isPlaceholderData ? undefined : list.data?.pages[0]?.total;
  const columns = useMemberColumns({ showsThrough, isNarrow });
  const [columnState, setColumnState] = useState<ColumnState>(() => defaultColumns(columns));
  const count = selectedCount(selection, total, rows.length);

  const remove = async (): Promise<void> => {
    setRemoving(true);
    try {
      const everybody = selection.all ? await everyMember(holder, q) : [...selection.ids];
      const gone = selection.all ? everybody.filter((id) => !selection.ids.has(id)) : everybody;
      const { removed } = await assign(holder, 'deleted_users', gone);
      setSelection(NOTHING_SELECTED);
      showToast({ tone: 'low', title: say('groups.members.removed', { count: removed }) });
    } catch (error) {
      showErrorToast(error, { title: say('groups.members.remove', { count, words: format.number(count) }) });
    } finally {
      setRemoving(false);
    }
  };
  const add = (
    <Button size="small" onPress={() => setAdding(true)}>
      {say('groups.members.add')}
    </Button>
  );
  return (
    <div className={css.members}>
      <div className={css.line}>
        <SearchField
          aria-label={say('groups.members.search')}
          placeholder={say('groups.members.search')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setSelection(NOTHING_SELECTED);
          }}
          maxLength={256}
        />
        {mayChange ? add : null}
      </div>
      <DataGrid<Member>
        label={say('groups.members')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name: person }) => person}
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
          q === '' ? (
            <EmptyState compact title={say('groups.members.none')}>
              {mayChange ? say('groups.members.none.text') : null}
            </EmptyState>
          ) : (
            <EmptyState compact title={say('groups.members.nothing')} />
          )
        }
        failure={<ErrorView error={list.error} onRetry={() => void list.refetch()} compact />}
        onNeedMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        moreFailed={list.isFetchNextPageError}
        columnState={columnState}
        onColumnState={setColumnState}
        {...(mayChange
          ? {
              selection,
              onSelection: setSelection,
              selectionActions: (
                <Button size="small" variant="danger" isPending={isRemoving} onPress={() => void remove()}>
                  {say('groups.members.remove', { count, words: format.number(count) })}
                </Button>
              ),
            }
          : {})}
        density={isNarrow ? 'comfortable' : 'regular'}
        listKey={`${holder.of} ${holder.id} ${q}`}
        maxHeight="min(60vh, 560px)"
      />
      {isAdding ? <AddPeopleDialog holder={holder} name={name} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

function useMemberColumns({
  showsThrough,
  isNarrow,
}: {
  showsThrough: boolean;
  isNarrow: boolean;
}): GridColumn<Member>[] {
  const say = useWords<typeof groupsWords>();
  return useMemo(() => {
    const columns: GridColumn<Member>[] = [
      {
        id: 'name',
        header: say('groups.members.name'),
        width: isNarrow ? 240 : 150,
        cell: ({ name, email, is_active }) => (
          <span className={css.person}>
            <span className={css.names}>
              <bdi>{name}</bdi>
              {isNarrow ? <span className={css.second}>{email}</span> : null}
            </span>
            {is_active ? null : <Chip>{say('groups.members.inactive')}</Chip>}
          </span>
        ),
      },
    ];
    if (!isNarrow)
      columns.push({
        id: 'email',
        header: say('groups.members.email'),
        width: 190,
        cell: ({ email }) => email,
      });
    if (showsThrough)
      columns.push({
        id: 'through',
        header: say('groups.members.through'),
        width: 130,
        cell: ({ through }) => through ?? '–',
      });
    return columns;
  }, [say, showsThrough, isNarrow]);
}
