import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { lazy, Suspense } from 'react';
import { usePeopleHidden } from '../../../request/people-hidden.ts';
import { useWords } from '../../../words/useWords.ts';
import { HiddenNote } from '../anonymous/anonymous-parts.ts';
import { AuditListPage } from '../list/AuditListPage.tsx';
import { userName } from '../user/user-name.ts';
import { USERS_SORT, useUserColumns } from './user-columns.tsx';

/** Loads when a row is first opened. */
const UserPanel = lazy(async () => ({ default: (await import('./UserPanel.tsx')).UserPanel }));

export function UsersPage() {
  const say = useWords();
  const format = useFormat();
  const isHidden = usePeopleHidden();
  return (
    <AuditListPage
      list="users"
      title={say('route.audit.users')}
      nothing={say('audit.users.nothing')}
      sentence={({ total, tookMs }) =>
        total === undefined ? null : (
          <>
            {say('audit.users.sentence', {
              count: total,
              words: format.number(total),
              ms: Math.round(tookMs ?? 0),
            })}
            {isHidden ? (
              <Suspense>
                {' · '}
                <HiddenNote id="anonymisation.notice" />
              </Suspense>
            ) : null}
          </>
        )
      }
      columns={useUserColumns()}
      usualSort={USERS_SORT}
      rowId={(row) => row.user}
      rowName={(row) => userName(row, say)}
      panel={(open) => (
        <Suspense>
          <UserPanel key={open.id} {...open} />
        </Suspense>
      )}
    />
  );
}
