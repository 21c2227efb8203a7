import type { UserRow } from '@casbah/contract/audit';
import { isUserToken } from '@casbah/domain/user-token';
import { Downloaded } from '@casbah/widgets/bytes/Bytes.tsx';
import type { GridColumn, GridSort } from '@casbah/widgets/data-grid/grid-column.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { ServiceName } from '@casbah/widgets/service-name/ServiceName.tsx';
import { Suspense, useMemo } from 'react';
import { usePeopleHidden } from '../../../request/people-hidden.ts';
import { useWords } from '../../../words/useWords.ts';
import { TokenMark } from '../anonymous/anonymous-parts.ts';
import css from '../list/List.module.css';
import { TrafficBar } from '../list/TrafficBar.tsx';
import { userName } from '../user/user-name.ts';

export const USERS_SORT: GridSort = { column: 'bytes_up', descending: true };

export function useUserColumns(): GridColumn<UserRow>[] {
  const say = useWords();
  const format = useFormat();
  const isHidden = usePeopleHidden();
  return useMemo(
    () => [
      {
        id: 'user',
        header: say('audit.column.user'),
        // Fits a name and department; `anon-user.N` is never truncated, because people read it out to others.
        width: isHidden ? 264 : 220,
        sort: 'ascending',
        cell: (row) => (
          <ServiceName
            name={userName(row, say)}
            id={row.user}
            person
            mark={
              isUserToken(row.user) ? (
                <Suspense>
                  <TokenMark />
                </Suspense>
              ) : row.department === undefined || row.department === '' ? undefined : (
                <span className={css.quiet}>{row.department}</span>
              )
            }
          />
        ),
      },
      {
        id: 'services',
        header: say('audit.column.services'),
        width: 88,
        align: 'end',
        sort: 'descending',
        cell: (row) => format.number(row.services),
      },
      {
        id: 'high_risk_services',
        header: say('audit.column.highRisk'),
        hint: say('audit.column.highRisk.hint'),
        width: 96,
        align: 'end',
        sort: 'descending',
        cell: (row) => (
          <span className={row.high_risk_services > 0 ? css.alarm : css.quiet}>
            {format.number(row.high_risk_services)}
          </span>
        ),
      },
      {
        id: 'requests',
        header: say('audit.column.requests'),
        width: 100,
        align: 'end',
        sort: 'descending',
        cell: (row) => format.number(row.requests),
      },
      {
        id: 'bytes_down',
        header: say('audit.column.downloaded'),
        width: 110,
        align: 'end',
        sort: 'descending',
        cell: (row) => <Downloaded of={row} />,
      },
      {
        id: 'bytes_up',
        header: say('audit.column.uploaded'),
        hint: say('audit.column.uploaded.hint'),
        width: 180,
        align: 'end',
        sort: 'descending',
        cell: (row) => <TrafficBar row={row} direction="bytes_up" />,
      },
      {
        id: 'blocked',
        header: say('audit.column.blocked'),
        hint: say('audit.column.blocked.hint'),
        width: 92,
        align: 'end',
        sort: 'descending',
        cell: (row) => format.number(row.blocked),
      },
      {
        id: 'addresses',
        header: say('audit.column.addresses'),
        hint: say('audit.column.addresses.hint'),
        width: 100,
        align: 'end',
        sort: 'descending',
        hidden: true,
        cell: (row) => format.number(row.addresses),
      },
      {
        id: 'first_seen',
        header: say('audit.column.firstInRange'),
        hint: say('audit.column.firstInRange.hint'),
        width: 128,
        sort: 'descending',
        hidden: true,
        cell: (row) => format.date(Date.parse(row.first_seen), 'dayTime'),
      },
      {
        id: 'last_seen',
        header: say('audit.column.lastSeen'),
        width: 128,
        sort: 'descending',
        cell: (row) => <RelativeTime time={Date.parse(row.last_seen)} />,
      },
    ],
    [say, format, isHidden],
  );
}
