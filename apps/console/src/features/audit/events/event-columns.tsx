import type { EventRow } from '@casbah/contract/audit';
import type { EventFilterField } from '@casbah/domain/filter/traffic-fields';
import type { auditEventsWords } from '@casbah/messages/audit';
import type { GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useMemo } from 'react';
import { useActionName } from '../../../words/useActionName.ts';
import { useWords } from '../../../words/useWords.ts';

/** Fields shown by default. Others can be added. */
const FIELDS = [
  { field: 'user', width: 150 },
  { field: 'service', width: 140 },
  { field: 'host', width: 190 },
  { field: 'action', width: 96 },
  { field: 'bytes_up', width: 124, number: true },
  { field: 'bytes_down', width: 124, number: true },
  { field: 'device', width: 120 },
  { field: 'source', width: 120 },
  { field: 'method', width: 80, hidden: true },
  { field: 'status', width: 80, hidden: true, number: true },
  { field: 'src_ip', width: 130, hidden: true },
  { field: 'url', width: 260, hidden: true },
  { field: 'country', width: 100, hidden: true },
  { field: 'dst_ip', width: 130, hidden: true },
  { field: 'dst_port', width: 80, hidden: true, number: true },
  { field: 'browser', width: 110, hidden: true },
  { field: 'os', width: 110, hidden: true },
  { field: 'content_type', width: 130, hidden: true },
] as const;

export function useEventColumns(): GridColumn<EventRow>[] {
  const say = useWords<typeof auditEventsWords>();
  const format = useFormat();
  const actionName = useActionName();
  return useMemo(() => {
    const shown = ({ event, name }: EventRow, field: (typeof FIELDS)[number]['field']): string => {
      switch (field) {
        case 'bytes_up':
        case 'bytes_down': {
          const bytes = event[field];
          return bytes === undefined ? say('events.notRecorded') : format.bytes(bytes);
        }
        case 'action':
          return actionName(event.action ?? '');
        case 'user':
          return name ?? event.user ?? say('audit.user.unknown');
        default:
          return String(event[field] ?? '–');
      }
    };
    return [
      {
        id: 'time',
        header: say('events.time'),
        width: 176,
        cell: ({ event }) => format.date(Date.parse(event.time), 'dayTime'),
      },
      ...FIELDS.map((column): GridColumn<EventRow> => {
        const { field, width } = column;
        return {
          id: field,
          header: headerOf(field, say),
          width,
          ...('number' in column ? { align: 'end' } : {}),
          ...('hidden' in column ? { hidden: true } : {}),
          cell: (row) => shown(row, field),
          value: (row) => {
            const value = row.event[field];
            return value === undefined ? undefined : { field, value, label: shown(row, field) };
          },
        };
      }),
    ];
  }, [say, format, actionName]);
}

type Say = ReturnType<typeof useWords<typeof auditEventsWords>>;

/** Short header of an event field; the filter's size fields refer to single requests. */
export function headerOf(field: EventFilterField | 'service', say: Say): string {
  switch (field) {
    case 'bytes_up':
      return say('audit.column.uploaded');
    case 'bytes_down':
      return say('audit.column.downloaded');
    default:
      return say(`audit.field.${field}`);
  }
}
