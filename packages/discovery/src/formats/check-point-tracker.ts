import type { Event } from '@casbah/domain/event';
import { readCsv } from '../cores/csv.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import { placesOf } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { CHECK_POINT_FIELDS, CHECK_POINT_RULES, CHECK_POINT_TABLE, isNone, prepare } from './check-point.ts';
import { type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';

/** `num;date;time;orig;type;action;…`: the header of a tracker export (`fwm logexport`). */
const HEADER = /^"?num"?[;,\t]"?date"?[;,\t]"?time"?[;,\t]"?orig(?:in)?"?[;,\t]/i;
const LONGEST_HEADER = 16_384;

const PLACES = placesOf({ ...CHECK_POINT_TABLE, date: 'date', time: 'clock', num: 'drop' });

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `20Nov2026` → `2026-11-20`. */
function dayOf(date: string): string {
  const match = /^(\d{1,2})([A-Z][a-z]{2})(\d{4})$/.exec(date.trim());
  if (match === null) return date;
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

class TrackerReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];
  #names: readonly string[] | undefined;
  #delimiter = ';';
  #columns: ColumnFields | undefined;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    return text.length <= LONGEST_HEADER && HEADER.test(text) ? 0 : -1;
  }

  follow(): number {
    return this.#columns === undefined ? -1 : 0;
  }

  read(line: Line, _start: number, event: Event): Outcome {
    const { text } = line;
    const values = this.#values;
    if (HEADER.test(text)) {
      const delimiter = /[;,\t]/.exec(text)?.[0] ?? ';';
      const count = readCsv(text, 0, delimiter, values);
      this.#use({ names: values.slice(0, Math.max(0, count)).map((name) => name.trim()), delimiter });
      return 'header';
    }
    const columns = this.#columns;
    if (columns === undefined) return incomplete('no header line came before');
    const count = readCsv(text, 0, this.#delimiter, values);
    if (count < 0) return incomplete('a quote is not closed');
    if (count !== columns.count) return incomplete(`${count} values where the header names ${columns.count}`);
    const { record, normaliser } = this.#stream;
    columns.takeAll(record, values, count);
    record.set('date', dayOf(record.get('date') ?? ''));
    record.set('clock', record.get('clock')?.trim());
    const reason = prepare(record);
    return reason === undefined
      ? normaliser.fill(event, record, line, { ...CHECK_POINT_RULES, hasOwnTime: true })
      : notTraffic(reason);
  }

  #use({ names, delimiter }: { names: readonly string[]; delimiter: string }): void {
    this.#names = names;
    this.#delimiter = delimiter;
    this.#columns = new ColumnFields(names, (name) => PLACES.get(name), isNone);
  }

  save(): unknown {
    return this.#names === undefined ? undefined : { names: this.#names, delimiter: this.#delimiter };
  }

  restore(state: unknown): void {
    if (typeof state !== 'object' || state === null || !('names' in state) || !('delimiter' in state)) return;
    const { names, delimiter } = state;
    if (Array.isArray(names) && typeof delimiter === 'string')
      this.#use({ names: names.map(String), delimiter });
  }

  forget(): void {
    this.#names = undefined;
    this.#columns = undefined;
  }
}

export const checkPointTracker: Format = {
  name: 'checkpoint-tracker',
  title: 'Check Point SmartView Tracker and fwm logexport, with the line of names',
  rank: 'specific',
  marks: ['num', 'Num', 'NUM'],
  fields: CHECK_POINT_FIELDS,
  open: (stream) => new TrackerReader(stream),
};
