import { expect, test } from 'vitest';
import type { ExportColumn } from './export-column.ts';
import { exportLine } from './export-line.ts';

type Row = Readonly<Record<string, string>>;
const COLUMNS: readonly ExportColumn<Row>[] = [{ name: 'text', type: 'text', read: ({ text }) => text }];
const csv = (text: string) => exportLine('csv', COLUMNS, { text });

test('formulas get an apostrophe wherever a spreadsheet may see one', () => {
  expect(csv('=1+1')).toBe(`"'=1+1"\r\n`);
  expect(csv('\u00a0\u3000\uff20x')).toBe(`"\u00a0\u3000'\uff20x"\r\n`);
  expect(csv('a;=b;\v-c')).toBe(`"a;'=b;\v'-c"\r\n`);
  expect(csv('\tx')).toBe(`"'\tx"\r\n`);
  expect(csv('a=b - c "d"')).toBe(`"a=b - c ""d"""\r\n`);
});

test('lines of an array begin with the comma before them', () => {
  expect(exportLine('json', COLUMNS, { text: 'a' }) + exportLine('json', COLUMNS, {})).toBe(
    ',\n{"text":"a"},\n{}',
  );
});
