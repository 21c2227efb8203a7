import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { AuditListPage } from '../list/AuditListPage.tsx';
import { userName } from '../user/user-name.ts';
import { USERS_SORT, useUserColumns } from './user-columns.tsx';

/** Comes with the first row that is opened. */
const UserPanel = lazy(async () => ({ default: (await import('./UserPanel.tsx')).UserPanel }));

export function UsersPage() {
  const say = useWords();
  const format = useFormat();
  return (
    <AuditListPage
      list="users"
      title={say('audit.users')}
      nothing={say('audit.users.nothing')}
      sentence={({ total, tookMs }) =>
        total === undefined
          ? null
          : say('audit.users.sentence', {
              count: total,
              words: format.number(total),
              ms: Math.round(tookMs ?? 0),
            })
      }
      columns={useUserColumns()}
      usualSort={USERS_SORT}
      rowId={(row) => row.user}
      rowName={(row) => userName(row.user, say)}
      panel={(open) => (
        <Suspense>
          <UserPanel key={open.id} {...open} />
        </Suspense>
      )}
    />
  );
}
