import { fold, KIND, OTHER, UNSPACED } from '../folding/fold.ts';
import { type DateOrder, dateOf } from './dates.ts';

/**
 * How a column's cells are compared. `text`: words, whatever their case, accents and punctuation. `number`: letters and digits,
 * however they are grouped (`4111 1111…`, `123-45-6789`). `date`: a day, however it is written.
 */
export const COLUMN_KINDS = ['text', 'number', 'date'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export interface IndexColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** How ambiguous dates such as 03/04/2020 are meant; `dmy` if absent. */
  readonly dateOrder?: DateOrder;
}

/** Longer cells aren't indexed: prose isn't found word by word. */
export const CELL_MAX_UNITS = 128;
export const CELL_MAX_TOKENS = 16;
/** Shorter cells match everywhere. */
export const CELL_MIN_UNITS = 2;

export interface Cell {
  /** Its letters and digits, folded; dates as `#20200403`. */
  readonly compact: string;
  /** Where its words end in `compact`, without the last one. */
  readonly wordEnds: readonly number[];
}

/** What is indexed of a cell; undefined for what can't be found in a text. */
export function cellOf(value: string, { kind, dateOrder = 'dmy' }: IndexColumn): Cell | undefined {
  if (kind === 'date') {
    const date = dateOf(value, dateOrder);
    return date === undefined ? undefined : { compact: `#${date}`, wordEnds: [] };
  }
  const folded = fold(value);
  let compact = '';
  const wordEnds: number[] = [];
  let isInWord = false;
  for (let at = 0; at < folded.length; at += 1) {
    const kindOfUnit = KIND[folded.charCodeAt(at)] ?? OTHER;
    if (kindOfUnit === OTHER) isInWord = false;
    else {
      // Letters of scripts without spaces are words of their own.
      if ((!isInWord || kindOfUnit === UNSPACED) && compact !== '') wordEnds.push(compact.length);
      compact += folded[at];
      isInWord = kindOfUnit !== UNSPACED;
    }
  }
  if (compact.length < CELL_MIN_UNITS || compact.length > CELL_MAX_UNITS) return undefined;
  return wordEnds.length < CELL_MAX_TOKENS ? { compact, wordEnds } : undefined;
}
