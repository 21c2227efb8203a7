import type { ActivityRow } from '@casbah/contract/investigate';
import type { investigateWords } from '@casbah/messages/investigate';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import type { CellValue, GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { ASSESSMENT_TONES } from '../activity-tone.ts';
import { fieldValue, sizeOf, type ValueField } from '../activity-values.ts';
import { useActivityWords } from '../activity-words.ts';
import css from '../Investigate.module.css';
import { Mark } from '../Mark.tsx';
import { useReasonWords } from '../useReasonWords.ts';
import { type ActivityColumn, COLUMN_PRESETS, COLUMNS } from './column-presets.ts';
import { useDetail } from './useDetail.ts';

/** Pixels; 130 for the others. */
const WIDTHS: Readonly<Partial<Record<ActivityColumn, number>>> = {
  time: 128,
  activity: 144,
  object: 150,
  app: 104,
  user: 116,
  detail: 140,
  place: 108,
  reason: 180,
  path: 200,
  target: 180,
  outcome: 96,
  size: 84,
  notes: 64,
  os: 96,
  browser: 96,
  device_type: 96,
  user_agent: 240,
  message: 260,
  url: 220,
  file_hash: 180,
};

const NOTHING = '–';

export function useActivityColumns(): GridColumn<ActivityRow>[] {
  const say = useWords<typeof investigateWords>();
  const format = useFormat();
  const words = useActivityWords();
  const detail = useDetail();
  const reasonWords = useReasonWords();
  return useMemo(() => {
    const plain = (field: ValueField) => ({
      header: words.field(field),
      cell: (row: ActivityRow): ReactNode => {
        const value = fieldValue(row, field);
        return value === undefined ? NOTHING : words.value(field, value);
      },
      value: (row: ActivityRow): CellValue | undefined => {
        const value = fieldValue(row, field);
        return value === undefined ? undefined : { field, value, label: words.value(field, value) };
      },
    });
    const parts = (id: ActivityColumn): Omit<GridColumn<ActivityRow>, 'id' | 'width'> => {
      switch (id) {
        case 'time':
          return {
            header: words.field('time'),
            sort: 'descending',
            cell: ({ event }) => {
              const time = Date.parse(event.time);
              return (
                <span className={css.data} title={format.date(time, 'full')}>
                  {format.date(time, 'day')} {format.date(time, 'seconds')}
                </span>
              );
            },
          };
        case 'activity': {
          const { header, value } = plain('activity');
          return {
            header,
            value,
            cell: (row) => (
              <span className={css.did}>
                <Mark row={row} words={reasonWords(row)} />
                <span>{words.value('activity', row.event.activity)}</span>
              </span>
            ),
          };
        }
        case 'app': {
          const { header } = plain('app');
          return {
            header,
            cell: ({ event }) => event.app ?? event.service ?? NOTHING,
            value: ({ event }) => {
              const [field, value] =
                event.app === undefined ? ['service', event.service] : ['app', event.app];
              return field === undefined || value === undefined ? undefined : { field, value, label: value };
            },
          };
        }
        case 'user': {
          const { header, value } = plain('user');
          return { header, value, cell: (row) => row.name ?? row.event.user ?? NOTHING };
        }
        case 'detail':
          return {
            header: say('activity.field.detail'),
            cell: (row) => <span className={css.quiet}>{detail(row)}</span>,
          };
        case 'place':
          return {
            header: say('activity.field.place'),
            cell: ({ event: { city, country } }) =>
              [city, country === undefined ? undefined : words.value('country', country)]
                .filter((part) => part !== undefined)
                .join(', ') || NOTHING,
            value: ({ event: { country } }) =>
              country === undefined
                ? undefined
                : { field: 'country', value: country, label: words.value('country', country) },
          };
        case 'outcome': {
          const { header, value, cell } = plain('outcome');
          return {
            header,
            value,
            cell: (row) =>
              row.event.outcome === 'failure' ? <Chip tone="medium">{cell(row)}</Chip> : cell(row),
          };
        }
        case 'target':
          return {
            header: words.field('target'),
            cell: ({ event }) => (event.targets.length === 0 ? NOTHING : event.targets.join(', ')),
            value: ({ event: { targets } }) => {
              const [first] = targets;
              return first === undefined ? undefined : { field: 'target', value: first, label: first };
            },
          };
        case 'size':
          return {
            header: words.field('size'),
            align: 'end',
            cell: (row) => {
              const size = sizeOf(row);
              return size === undefined ? NOTHING : format.bytes(size);
            },
          };
        case 'assessment':
          return {
            header: say('activity.field.assessment'),
            cell: ({ assessment }) =>
              assessment === 'not_assessed' ? (
                <span className={css.quiet}>{words.value('assessment', assessment)}</span>
              ) : (
                <Chip tone={ASSESSMENT_TONES[assessment]}>{words.value('assessment', assessment)}</Chip>
              ),
          };
        case 'owner':
          return { header: say('activity.field.owner'), cell: ({ owner }) => owner?.name ?? NOTHING };
        case 'notes':
          return {
            header: say('activity.field.notes'),
            align: 'end',
            cell: ({ notes }) => (notes === 0 ? NOTHING : format.number(notes)),
          };
        case 'department':
          return {
            header: say('activity.field.department'),
            cell: ({ department }) => department ?? NOTHING,
          };
        default:
          return plain(id);
      }
    };
    const usual: readonly ActivityColumn[] = COLUMN_PRESETS.overview;
    return COLUMNS.map((id) => ({
      id,
      width: WIDTHS[id] ?? 130,
      ...(usual.includes(id) ? {} : { hidden: true }),
      ...parts(id),
    }));
  }, [say, format, words, detail, reasonWords]);
}
