import type { SiteRow } from '@casbah/contract/audit';
import { Downloaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { RISK_WORDS, RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import type { GridColumn, GridSort } from '@casbah/widgets/data-grid/grid-column.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { ServiceName } from '@casbah/widgets/service-name/ServiceName.tsx';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useWords } from '../../../words/useWords.ts';
import css from '../list/List.module.css';
import { TrafficBar } from '../list/TrafficBar.tsx';

export const SITES_SORT: GridSort = { column: 'requests', descending: true };

export function useSiteColumns(): GridColumn<SiteRow>[] {
  const say = useWords();
  const format = useFormat();
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'host',
        header: say('audit.column.host'),
        width: 196,
        sort: 'ascending',
        cell: (row) => <span className={css.strong}>{row.host}</span>,
        value: (row) => ({ field: 'host', value: row.host, label: row.host }),
      },
      {
        id: 'service',
        header: say('audit.column.service'),
        width: 150,
        sort: 'ascending',
        cell: (row) =>
          row.service === null || row.service_id === null ? (
            <span className={css.quiet}>{say('audit.site.uncatalogued')}</span>
          ) : (
            <ServiceName name={row.service} id={row.service_id} />
          ),
        value: (row) =>
          row.service === null || row.service_id === null
            ? undefined
            : { field: 'service', value: row.service, label: row.service },
      },
      {
        id: 'level',
        header: say('audit.column.risk'),
        hint: say('audit.column.risk.hint'),
        width: 100,
        sort: 'descending',
        cell: (row) => (row.level === null ? '–' : <RiskChip level={row.level} />),
        value: (row) =>
          row.level === null
            ? undefined
            : { field: 'risk', value: row.level, label: formatMessage({ id: RISK_WORDS[row.level] }) },
      },
      {
        id: 'users',
        header: say('audit.column.users'),
        width: 66,
        align: 'end',
        sort: 'descending',
        cell: (row) => format.number(row.users),
      },
      {
        id: 'requests',
        header: say('audit.column.requests'),
        width: 104,
        align: 'end',
        sort: 'descending',
        cell: (row) => format.number(row.requests),
      },
      {
        id: 'bytes_up',
        header: say('audit.column.uploaded'),
        hint: say('audit.column.uploaded.hint'),
        width: 150,
        align: 'end',
        sort: 'descending',
        cell: (row) => (
          <TrafficBar row={row} direction="bytes_up" tone={row.level === 'high' ? 'high' : undefined} />
        ),
      },
      {
        id: 'bytes_down',
        header: say('audit.column.downloaded'),
        width: 108,
        align: 'end',
        sort: 'descending',
        cell: (row) => <Downloaded of={row} />,
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
        hidden: true,
        cell: (row) => <RelativeTime time={Date.parse(row.last_seen)} />,
      },
    ],
    [say, format, formatMessage],
  );
}
