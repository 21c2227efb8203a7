import { type CustomParser, fieldsOf, formatOfParser, type ParserField } from '@casbah/domain/custom-parser';
import type { Event, EventField } from '@casbah/domain/event';
import { isAbsent } from '../fields/absent.ts';
import { MEANINGS, type Meaning } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Format, FormatReader, Stream } from '../formats/format.ts';
import { unlessTraffic } from '../formats/traffic.ts';
import type { Line } from '../lines/line.ts';
import { takerApart } from './take-apart.ts';
import { timePatternReader } from './time-pattern.ts';

/** The format of a custom parser. Claims every line that isn't blank or skipped. */
export function customFormat(id: string, title: string, parser: CustomParser): Format {
  return {
    name: formatOfParser(id),
    title,
    rank: 'specific',
    fields: customFields(parser),
    open: (stream) => customReader(parser, stream),
  };
}

/** Event fields its lines can fill. */
export function customFields(parser: CustomParser): EventField[] {
  const found = new Set<EventField>();
  for (const { field } of fieldsOf(parser)) for (const end of endsOf(field)) found.add(end);
  return [...found];
}

/** Target fields of a mapped part, if they differ from the field of the same name. */
function endsOf(field: ParserField): readonly EventField[] {
  switch (field) {
    case 'date':
    case 'clock':
      return ['time'];
    case 'dst':
      return ['dst_ip', 'host'];
    case 'scheme':
    case 'path':
    case 'query':
      return ['url'];
    case 'bytes_total':
      return ['bytes_down'];
    default:
      return [field];
  }
}

function customReader(parser: CustomParser, { normaliser, record }: Stream): FormatReader {
  const takeApart = takerApart(parser.split);
  const readTime = parser.time_pattern === undefined ? undefined : timePatternReader(parser.time_pattern);
  const places = new Map<string, { index: number; rank: number }[]>();
  for (const [rank, { part, field }] of fieldsOf(parser).entries()) {
    const meaning: Meaning = field;
    const of = places.get(part) ?? [];
    of.push({ index: MEANINGS[meaning], rank });
    places.set(part, of);
  }
  const take = (part: string, value: string): void => {
    if (isAbsent(value)) return;
    const uses = places.get(part);
    if (uses === undefined) record.keep(part, value);
    else for (const { index, rank } of uses) record.offer(index, rank, part, value);
  };
  return {
    locate: ({ text }) => (text.trim() === '' ? -1 : 0),
    read(line: Line, _start: number, event: Event): Outcome {
      if (parser.skip !== undefined && line.text.startsWith(parser.skip)) return 'header';
      if (!takeApart(line.text, take))
        return { reason: 'unknown_format', detail: 'the line cannot be taken apart as the parser says' };
      if (readTime !== undefined) {
        const day = record.get('date');
        const clock = record.get('clock');
        const text = day !== undefined && clock !== undefined ? `${day} ${clock}` : record.get('time');
        const time = text === undefined ? undefined : readTime(text);
        if (time === undefined)
          return { reason: 'unreadable_time', detail: `time '${(text ?? '').slice(0, LONGEST_SHOWN)}'` };
        record.set('date', undefined);
        record.set('clock', undefined);
        record.set('time', time);
      }
      const lacking = unlessTraffic(record);
      if (lacking !== undefined) return { reason: 'incomplete_line', detail: lacking };
      return normaliser.fill(event, record, line);
    },
  };
}

/** Maximum characters of a value shown in a reject reason. */
const LONGEST_SHOWN = 64;
