import type { ErasureCounts } from '@casbah/contract/erasures';
import { EVENT_KINDS } from '@casbah/domain/event';
import type { erasuresWords } from '@casbah/messages/erasures';
import type { tenantWords } from '@casbah/messages/tenant';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Erasures.module.css';

interface Row {
  id: string;
  what: string;
  count: number;
}

/** What is stored about a person, without what isn't. */
export function useFoundRows({ events, mentions, rejects }: ErasureCounts): Row[] {
  const say = useWords<typeof erasuresWords | typeof tenantWords>();
  const kinds = EVENT_KINDS.map((kind) => ({
    id: kind,
    what: say(`settings.kind.${kind}`),
    count: events[kind] ?? 0,
  }));
  return [
    ...kinds,
    { id: 'mentions', what: say('erasures.found.mentions'), count: mentions },
    { id: 'rejects', what: say('erasures.found.rejects'), count: rejects },
  ].filter(({ count }) => count > 0);
}

export function FoundTable({ found }: { found: ErasureCounts }) {
  const say = useWords<typeof erasuresWords>();
  const format = useFormat();
  const rows = useFoundRows(found);
  if (rows.length === 0)
    return (
      <p className={css.text} role="status">
        {say('erasures.found.nothing')}
      </p>
    );
  return (
    <div className={css.found}>
      <StaticTable
        label={say('erasures.found')}
        rows={rows}
        rowKey={({ id }) => id}
        empty={say('erasures.found.nothing')}
        columns={[
          { id: 'what', header: say('erasures.found'), isRowName: true, cell: ({ what }) => what },
          {
            id: 'count',
            header: say('erasures.found.count'),
            align: 'end',
            cell: ({ count }) => format.number(count),
          },
        ]}
      />
    </div>
  );
}
