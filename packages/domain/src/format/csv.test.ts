import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CSV_PATTERNS, csvLine } from './csv.ts';

/** The cell as the event store writes it, with its patterns. */
function asEngine(text: string): string {
  const harmless = text.replace(new RegExp(CSV_PATTERNS.formula, 'g'), "$1$2'$3");
  return new RegExp(CSV_PATTERNS.startsWithControl).test(harmless) ? `'${harmless}` : harmless;
}

test('a cell that a spreadsheet would run gets an apostrophe, the same one as in the event store', () => {
  expect(csvLine(['=1+1'])).toBe(`"'=1+1"\r\n`);
  expect(csvLine(['a;\t =cmd', 'a-b'])).toBe(`"a;\t '=cmd","a-b"\r\n`);
  const texts = fc.array(fc.constantFrom('=', '-', '＋', ';', '\t', '\n', ' ', '\u3000', 'a', '\ufeff'));
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      expect(csvLine([text])).toBe(`"${asEngine(text)}"\r\n`);
    }),
  );
});

test('a cell of many tabs is written in linear time', () => {
  const from = process.cpuUsage().user;
  csvLine(['\t'.repeat(500_000)]);
  csvLine([`${'\t'.repeat(500_000)}=`]);
  // Quadratic time would take minutes.
  expect(process.cpuUsage().user - from).toBeLessThan(5_000_000);
});
