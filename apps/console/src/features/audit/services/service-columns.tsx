import type { ServiceRow } from '@casbah/contract/audit';
import { BRR_SCALE } from '@casbah/domain/risk';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Bytes, Downloaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { trafficBytes } from '@casbah/widgets/bytes/known-bytes.ts';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { RISK_WORDS, RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import type { GridColumn, GridSort } from '@casbah/widgets/data-grid/grid-column.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { ServiceName } from '@casbah/widgets/service-name/ServiceName.tsx';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useHasTags } from '../../../request/service-tags.ts';
import { useCategoryName } from '../../../words/useCategoryName.ts';
import { useCountry } from '../../../words/useCountry.ts';
import { useWords } from '../../../words/useWords.ts';
import css from '../list/List.module.css';
import { TrafficBar } from '../list/TrafficBar.tsx';
import { TagChips } from '../tags/TagChips.tsx';

export const SERVICES_SORT: GridSort = { column: 'bytes_up', descending: true };

/** Columns of the service list; their IDs are the server's column names. */
export function useServiceColumns(): GridColumn<ServiceRow>[] {
  const say = useWords<typeof tagsNamesWords>();
  const format = useFormat();
  const country = useCountry();
  const { formatMessage } = useIntl();
  const categoryName = useCategoryName();
  // Hidden until the company has tags.
  const hasTags = useHasTags();
  return useMemo(
    () => [
      {
        id: 'name',
        header: say('audit.column.service'),
        width: 170,
        sort: 'ascending',
        cell: (row) => (
          <ServiceName
            name={row.name}
            id={row.id}
            mark={row.is_new ? <Chip tone="accent">{say('audit.service.new')}</Chip> : undefined}
          />
        ),
      },
      {
        id: 'category',
        header: say('audit.column.category'),
        width: 120,
        sort: 'ascending',
        cell: (row) => <span className={css.quiet}>{categoryName(row.category)}</span>,
        value: (row) => ({ field: 'category', value: row.category, label: categoryName(row.category) }),
      },
      {
        id: 'tags',
        header: say('tag.column'),
        width: 150,
        sort: 'descending',
        hidden: !hasTags,
        cell: (row) => <TagChips tags={row.tags} />,
      },
      {
        id: 'risk_score',
        header: say('audit.column.risk'),
        hint: say('audit.column.risk.hint'),
        width: 148,
        sort: 'descending',
        cell: (row) => <RiskChip level={row.level} brr={row.brr} />,
        value: (row) => ({
          field: 'risk',
          value: row.level,
          label: formatMessage({ id: RISK_WORDS[row.level] }),
        }),
      },
      {
        id: 'brr',
        header: say('audit.field.brr'),
        hint: say('audit.column.brr.hint'),
        width: 140,
        align: 'end',
        sort: 'ascending',
        hidden: true,
        cell: (row) => (row.brr > BRR_SCALE ? '–' : format.number(row.brr)),
      },
      {
        id: 'users',
        header: say('audit.column.users'),
        width: 64,
        align: 'end',
        sort: 'descending',
        cell: (row) => format.number(row.users),
      },
      {
        id: 'traffic',
        header: say('audit.column.traffic'),
        hint: say('audit.column.traffic.hint'),
        width: 78,
        align: 'end',
        sort: 'descending',
        cell: (row) => <Bytes {...trafficBytes(row)} />,
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
        width: 104,
        align: 'end',
        sort: 'descending',
        hidden: true,
        cell: (row) => <Downloaded of={row} />,
      },
      {
        id: 'requests',
        header: say('audit.column.requests'),
        width: 96,
        align: 'end',
        sort: 'descending',
        hidden: true,
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
      {
        id: 'vendor',
        header: say('audit.column.vendor'),
        width: 150,
        sort: 'ascending',
        hidden: true,
        cell: (row) => <span className={css.quiet}>{row.vendor ?? '–'}</span>,
        value: (row) =>
          row.vendor === null ? undefined : { field: 'vendor', value: row.vendor, label: row.vendor },
      },
      {
        id: 'headquarters',
        header: say('audit.column.headquarters'),
        width: 130,
        sort: 'ascending',
        hidden: true,
        cell: (row) => <span className={css.quiet}>{country(row.headquarters)}</span>,
        value: (row) =>
          row.headquarters === null
            ? undefined
            : { field: 'headquarters', value: row.headquarters, label: country(row.headquarters) },
      },
      {
        id: 'domain',
        header: say('audit.column.domain'),
        width: 150,
        sort: 'ascending',
        hidden: true,
        cell: (row) => <span className={css.quiet}>{row.domain}</span>,
      },
      {
        id: 'first_seen',
        header: say('audit.column.firstSeen'),
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
    [say, format, country, categoryName, formatMessage, hasTags],
  );
}
