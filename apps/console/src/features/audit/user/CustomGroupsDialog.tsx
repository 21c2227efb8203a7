import type { UserDetails } from '@casbah/contract/users';
import { isChangedHere } from '@casbah/domain/group';
import type { auditEntityWords } from '@casbah/messages/audit';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../Detail.module.css';
import { customGroupsQuery } from './account-queries.ts';

/** Adds a person to custom groups, which policies use, and removes them. */
export function CustomGroupsDialog({
  account,
  name,
  onClose,
}: {
  account: UserDetails;
  name: string;
  onClose: () => void;
}) {
  const say = useWords<typeof auditEntityWords>();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, error, refetch } = useQuery(customGroupsQuery(q));
  const [before] = useState(() => new Set(account.groups.map(({ id }) => id)));
  // By group ID; reverted changes are removed.
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Groups managed by a directory are changed there.
  const groups = (data?.groups ?? []).filter(({ source }) => isChangedHere(source));
  const more = (data?.total ?? 0) - (data?.groups.length ?? 0);

  const choose = (id: string, isIn: boolean): void => {
    const next = new Map(changes);
    if (before.has(id) === isIn) next.delete(id);
    else next.set(id, isIn);
    setChanges(next);
  };
  const send = async (): Promise<void> => {
    try {
      for (const [id, isIn] of changes)
        await call('POST /admin/groups/{id}/members', {
          params: { id },
          body: { [isIn ? 'added_users' : 'deleted_users']: [account.id] },
        });
    } finally {
      await Promise.all(['users', 'groups'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    }
    showToast({ tone: 'low', title: say('person.groups.saved', { name }) });
    onClose();
  };
  return (
    <FormDialog
      title={say('person.groups.title', { name })}
      accept={say('person.groups.save')}
      isRight={changes.size > 0}
      send={send}
      onClose={onClose}
    >
      {() => (
        <>
          <SearchField
            aria-label={say('person.groups.search')}
            placeholder={say('person.groups.search')}
            value={typed}
            onChange={setTyped}
            maxLength={256}
          />
          {error !== null && data === undefined ? (
            <ErrorView error={error} onRetry={() => void refetch()} compact />
          ) : data === undefined ? (
            <SkeletonText lines={3} />
          ) : groups.length === 0 ? (
            <EmptyState
              compact
              title={say(q === '' ? 'person.groups.none' : 'person.groups.nothing')}
              action={<Link to="/protect/custom-groups">{say('person.groups.open')}</Link>}
            />
          ) : (
            <ul className={css.choices}>
              {groups.map(({ id, name: group }) => (
                <li key={id}>
                  <Checkbox
                    isSelected={changes.get(id) ?? before.has(id)}
                    onChange={(isIn) => choose(id, isIn)}
                  >
                    {group}
                  </Checkbox>
                </li>
              ))}
            </ul>
          )}
          {more > 0 ? <p className={css.note}>{say('person.groups.more', { count: more })}</p> : null}
        </>
      )}
    </FormDialog>
  );
}
