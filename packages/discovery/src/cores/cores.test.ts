import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LogRecord } from '../fields/log-record.ts';
import { CustomFields, RecordHeader, readCefExtension, readCefHeader } from './cef.ts';
import { readCsv } from './csv.ts';
import { readElff } from './elff.ts';
import { readJson, readLooseJson } from './json.ts';
import { readDelimited, readKeyValues } from './key-value.ts';
import { readLeefAttributes, readLeefHeader } from './leef.ts';
import { NamedFields } from './named-fields.ts';

/** Round trips: each parser core against its own test writer. */

const key = fc
  .stringMatching(/^[a-zA-Z][a-zA-Z0-9_]{0,10}$/)
  .filter((name) => !/^(?:cs|cn|cfp|c6a|flex|deviceCustom)/.test(name));
const pairs = (value: fc.Arbitrary<string>) =>
  fc.uniqueArray(fc.tuple(key, value), { minLength: 1, maxLength: 12, selector: ([name]) => name });
/** Printable text with words, without characters the format can't escape. */
const text = (without: RegExp) =>
  fc
    .string({ maxLength: 20 })
    .filter((value) => !without.test(value) && value === value.trim() && value !== '');

function take(read: (fields: NamedFields, record: LogRecord) => void): Record<string, string> {
  const record = new LogRecord();
  read(new NamedFields({}, () => false), record);
  return { ...record.extra };
}

describe('round trips', () => {
  test('CSV, with any delimiter', () => {
    const cells = fc.array(
      fc.string().filter((cell) => !/[\r\n]/.test(cell)),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(cells, fc.constantFrom(',', ';', '\t', '|'), (row, delimiter) => {
        const quoted = row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter);
        const values: string[] = [];
        expect(readCsv(quoted, 0, delimiter, values)).toBe(row.length);
        expect(values.slice(0, row.length)).toEqual(row);
      }),
    );
  });

  test('ELFF', () => {
    const cells = fc.array(
      fc.string().filter((cell) => !/[\r\n]/.test(cell)),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(cells, (row) => {
        const line = row
          .map((cell) => (/^[\w/.:-]+$/.test(cell) ? cell : `"${cell.replaceAll('"', '""')}"`))
          .join(' ');
        const values: string[] = [];
        expect(readElff(line, 0, false, values)).toBe(row.length);
        expect(values.slice(0, row.length)).toEqual(row);
      }),
    );
  });

  test('CEF, header and extension, with and without labels', () => {
    const value = text(/[\r\n"]|\\$/);
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 6, maxLength: 6 }),
        pairs(value),
        value,
        (parts, extension, custom) => {
          const escaped = (part: string) => part.replaceAll('\\', '\\\\').replaceAll('|', '\\|');
          const escapedValue = (part: string) => part.replaceAll('\\', '\\\\').replaceAll('=', '\\=');
          const record = `CEF:0|${parts.map(escaped).join('|')}|${extension.map(([name, part]) => `${name}=${escapedValue(part)}`).join(' ')} cs1=${escapedValue(custom)} cs1Label=My label`;
          const header = new RecordHeader();
          expect(readCefHeader(record, 0, header)).toBe(true);
          expect([
            header.vendor,
            header.product,
            header.version,
            header.id,
            header.name,
            header.severity,
          ]).toEqual(parts);
          const read = take((fields, into) =>
            readCefExtension(record, header.body, fields, into, new CustomFields()),
          );
          expect(read).toEqual({ ...Object.fromEntries(extension), 'My label': custom });
        },
      ),
    );
  });

  test('LEEF, with any delimiter', () => {
    fc.assert(
      fc.property(
        pairs(text(/[\r\n\t^;"|]/)),
        fc.constantFrom(['^', '^'], ['x5E', '^'], ['0x3B', ';'], ['\\t', '\t'], ['x09', '\t']),
        (row, [name, delimiter]) => {
          const record = `LEEF:2.0|V|P|1|E|${name}|${row.map(([field, value]) => `${field}=${value}`).join(delimiter)}`;
          const header = new RecordHeader();
          expect(readLeefHeader(record, 0, header)).toBe(true);
          expect(take((fields, into) => readLeefAttributes(record, 0, header.body, fields, into))).toEqual(
            Object.fromEntries(row),
          );
        },
      ),
    );
  });

  test('key="value" and key=value', () => {
    fc.assert(
      fc.property(
        pairs(fc.string({ maxLength: 20 }).filter((value) => !/[\r\n]/.test(value))),
        fc.constantFrom(' ' as const, ',' as const),
        (row, delimiter) => {
          const line = row
            .map(([name, value]) =>
              /^[\w/.:-]+$/.test(value)
                ? `${name}=${value}`
                : `${name}="${value.replaceAll(/["\\]/g, '\\$&')}"`,
            )
            .join(delimiter);
          expect(take((fields, into) => readKeyValues(line, 0, delimiter, fields, into))).toEqual(
            Object.fromEntries(row),
          );
        },
      ),
    );
  });

  test('key:"value"; and tab-separated pairs', () => {
    const row = pairs(text(/[\r\n\t";\\]/));
    fc.assert(
      fc.property(row, (fieldsOf) => {
        const semicolons = `${fieldsOf.map(([name, value]) => `${name}:"${value}"`).join('; ')};`;
        expect(take((fields, into) => readDelimited(semicolons, 0, ';', ':', fields, into))).toEqual(
          Object.fromEntries(fieldsOf),
        );
        const tabs = fieldsOf.map(([name, value]) => `${name}=${value}`).join('\t');
        expect(take((fields, into) => readDelimited(tabs, 0, '\t', '=', fields, into))).toEqual(
          Object.fromEntries(fieldsOf),
        );
      }),
    );
  });
});

describe('unescaped device output', () => {
  test('an equals sign in a CEF value, an empty value, a value in quotes', () => {
    expect(
      take((fields, into) =>
        readCefExtension(
          'request=http://a/?x=1&y=2 act= msg=a = b c="q r" end=1',
          0,
          fields,
          into,
          new CustomFields(),
        ),
      ),
    ).toEqual({ request: 'http://a/?x=1&y=2', act: '', msg: 'a = b', c: 'q r', end: '1' });
  });

  test('quotes inside quotes, words without a key, values up to the next key', () => {
    expect(
      take((fields, into) =>
        readKeyValues(
          'noise a="say "hi" now" b=one two three c= d=http://x/?e=f g=\'h i\'',
          0,
          ' ',
          fields,
          into,
        ),
      ),
    ).toEqual({ a: 'say "hi" now', b: 'one two three', c: '', d: 'http://x/?e=f', g: 'h i' });
  });
});

describe('unescaped JSON', () => {
  const value = fc.string({ maxLength: 24 }).filter((text) => !/[{}]|"\s*[,}]/.test(text));

  test('values contain unescaped quotes and backslashes', () => {
    fc.assert(
      fc.property(fc.dictionary(key, value, { minKeys: 1, maxKeys: 8 }), (object) => {
        const pairs = Object.entries(object).map(([name, text]) => `"${name}":"${text}"`);
        expect(readLooseJson(`{${pairs.join(',')}}`, 0)).toEqual(object);
      }),
    );
  });

  test('valid JSON is parsed as JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(key, fc.constantFrom('a', 'b c', ''), { minKeys: 1 }), (object) => {
        const text = JSON.stringify({ event: object, n: 1 });
        expect(readLooseJson(text, 0)).toEqual(readJson(text, 0));
      }),
    );
  });

  test('a line crafted to be tried at every quote is abandoned', () => {
    const started = process.threadCpuUsage();
    readLooseJson(`{${'"a":"{",'.repeat(8000)}}`, 0);
    expect(process.threadCpuUsage(started).user).toBeLessThan(2_000_000);
  });
});
