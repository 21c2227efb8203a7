import type { patternsWords } from '@casbah/messages/patterns';
import type { usersWords } from '@casbah/messages/users';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import type { GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { useMemo } from 'react';
import { useWords } from '../../words/useWords.ts';
import type { User } from './queries.ts';
import css from './Users.module.css';

/** An account's status as color, shape and text. */
export function UserState({ user }: { user: Pick<User, 'is_active' | 'is_locked'> }) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  if (!user.is_active) return <Chip>{say('users.status.inactive')}</Chip>;
  if (user.is_locked) return <Chip tone="medium">{say('users.status.locked')}</Chip>;
  return <Chip tone="low">{say('users.status.active')}</Chip>;
}

export function useUserColumns(): GridColumn<User>[] {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'first_name',
        header: say('users.column.name'),
        width: 200,
        sort: 'ascending',
        cell: (row) => (
          <span className={css.person}>
            <NameTile name={row.name} colourOf={row.email} size={22} person />
            <bdi className={css.strong}>{row.name}</bdi>
          </span>
        ),
      },
      {
        id: 'email',
        header: say('users.column.email'),
        width: 236,
        sort: 'ascending',
        cell: ({ email }) => <bdi>{email}</bdi>,
      },
      {
        id: 'status',
        header: say('users.column.status'),
        width: 104,
        cell: (row) => <UserState user={row} />,
      },
      {
        id: 'role',
        header: say('users.column.role'),
        width: 160,
        cell: ({ role }) =>
          role === 'enduser' ? (
            <span className={css.quiet}>{say('users.role.enduser')}</span>
          ) : (
            say(`users.role.${role}`)
          ),
      },
      {
        id: 'department',
        header: say('users.column.department'),
        width: 140,
        sort: 'ascending',
        cell: ({ department }) => department || <span className={css.quiet}>–</span>,
      },
      {
        id: 'source',
        header: say('users.column.source'),
        width: 120,
        cell: ({ source }) => <span className={css.quiet}>{say(`users.source.${source}`)}</span>,
      },
      {
        id: 'last_sign_in',
        header: say('users.column.seen'),
        width: 124,
        sort: 'descending',
        cell: ({ last_sign_in }) =>
          last_sign_in === null ? (
            <span className={css.quiet}>{say('users.seen.never')}</span>
          ) : (
            <RelativeTime time={Date.parse(last_sign_in)} />
          ),
      },
      {
        id: 'last_name',
        header: say('users.lastName'),
        width: 140,
        sort: 'ascending',
        hidden: true,
        cell: ({ last_name }) => <bdi>{last_name}</bdi>,
      },
      {
        id: 'cell_phone',
        header: say('users.phone'),
        width: 140,
        hidden: true,
        cell: ({ cell_phone }) => cell_phone || <span className={css.quiet}>–</span>,
      },
      {
        id: 'created_on',
        header: say('users.column.created'),
        width: 120,
        sort: 'descending',
        hidden: true,
        cell: ({ created_on }) => format.date(Date.parse(created_on), 'day'),
      },
    ],
    [say, format],
  );
}
