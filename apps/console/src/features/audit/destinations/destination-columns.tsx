import type { DestinationRow } from '@casbah/contract/audit';
import type { GridColumn, GridSort } from '@casbah/widgets/data-grid/grid-column.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useMemo } from 'react';
import { useCountry } from '../../../words/useCountry.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../list/List.module.css';
import { TrafficBar } from '../list/TrafficBar.tsx';

export const DESTINATIONS_SORT: GridSort = { column: 'bytes_up', descending: true };

export function useDestinationColumns(): GridColumn<DestinationRow>[] {
  const say = useWords();
  const format = useFormat();
  const country = useCountry();
  return useMemo(
    () => [
      {
        id: 'country',
        header: say('audit.column.country'),
        width: 190,
        sort: 'ascending',
        cell: (row) => (
          <span className={css.country}>
            <span className={css.code}>{row.country === '' ? '–' : row.country.toUpperCase()}</span>
            {country(row.country)}
          </span>
        ),
      },
      {
        id: 'bytes_up',
        header: say('audit.column.uploaded'),
        hint: say('audit.column.uploaded.hint'),
        width: 190,
        align: 'end',
        sort: 'descending',
        cell: (row) => <TrafficBar row={row} direction="bytes_up" />,
      },
      {
        id: 'bytes_down',
        header: say('audit.column.downloaded'),
        width: 190,
        align: 'end',
        sort: 'descending',
        cell: (row) => <TrafficBar row={row} direction="bytes_down" />,
      },
      {
        id: 'services',
        header: say('audit.column.services'),
        width: 90,
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
        id: 'users',
        header: say('audit.column.users'),
        width: 84,
        align: 'end',
        sort: 'descending',
        cell: (row) => format.number(row.users),
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
        id: 'blocked',
        header: say('audit.column.blocked'),
        hint: say('audit.column.blocked.hint'),
        width: 92,
        align: 'end',
        sort: 'descending',
        hidden: true,
        cell: (row) => format.number(row.blocked),
      },
    ],
    [say, format, country],
  );
}
