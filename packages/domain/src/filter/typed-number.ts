import { readNumber, writeNumber } from './numbers.ts';

type Unit = 'bytes' | undefined;

/** Parses a number as typed: `100 MB`, `1,5 GB`, `10K`, `1,204`. Undefined if invalid. */
export function readNumberText(text: string, unit: Unit): number | undefined {
  const plain = text
    .trim()
    .replace(/\s+/g, '')
    .replace(/,(?=\d{1,2}(?!\d))/g, '.')
    .replaceAll(',', '');
  const read = readNumber(plain, unit ?? 'number');
  return 'value' in read ? read.value : undefined;
}

/** Exact number with a separated unit: `100 MB`. */
export function writeNumberText(value: number, unit: Unit): string {
  return writeNumber(value, unit ?? 'number').replace(/(\d)([A-Z])/, '$1 $2');
}
