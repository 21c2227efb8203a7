import type { HistoryEntry } from '@casbah/contract/history';
import type { historyWords } from '@casbah/messages/history';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import type { GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useMemo } from 'react';
import { useWords } from '../../words/useWords.ts';
import css from './History.module.css';
import { useOutcomeName, useSentence } from './sentence.ts';

/** Outcome of a change as color, shape and text, so failures stand out. */
export function Outcome({ outcome }: { outcome: string }) {
  const nameOf = useOutcomeName();
  if (outcome === 'success') return <span className={css.quiet}>{nameOf(outcome)}</span>;
  return <Chip tone="medium">{nameOf(outcome)}</Chip>;
}

/** `brokenAt`: the first entry that can't be verified. */
export function useHistoryColumns(brokenAt: number | undefined): GridColumn<HistoryEntry>[] {
  const say = useWords<typeof historyWords>();
  const format = useFormat();
  const sentence = useSentence();
  return useMemo(
    () => [
      {
        id: 'time',
        header: say('history.column.time'),
        width: 196,
        cell: (row) => format.date(Date.parse(row.time), 'full'),
      },
      {
        id: 'person',
        header: say('history.column.person'),
        width: 196,
        cell: (row) =>
          row.user === null ? <span className={css.quiet}>{say('history.nobody')}</span> : row.user.email,
      },
      {
        id: 'what',
        header: say('history.column.what'),
        width: 330,
        cell: (row) => (
          <span className={css.sentence} title={sentence(row)}>
            {sentence(row)}
          </span>
        ),
      },
      {
        id: 'outcome',
        header: say('history.column.outcome'),
        width: 172,
        cell: (row) => <Outcome outcome={row.outcome} />,
      },
      {
        id: 'address',
        header: say('history.column.address'),
        width: 112,
        cell: (row) => <span className={css.data}>{row.address ?? '–'}</span>,
      },
      {
        id: 'sequence',
        header: say('history.column.sequence'),
        width: 68,
        align: 'end',
        cell: (row) =>
          row.sequence === brokenAt ? (
            <Chip tone="high">{format.number(row.sequence)}</Chip>
          ) : (
            format.number(row.sequence)
          ),
      },
    ],
    [say, format, sentence, brokenAt],
  );
}
