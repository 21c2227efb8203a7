import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonDocument } from './json-document.ts';

function turned(text: string, size = Number.POSITIVE_INFINITY): string {
  const document = new JsonDocument();
  const bytes = Buffer.from(text);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size)
    pieces.push(Buffer.from(document.take(bytes.subarray(at, at + size))));
  pieces.push(Buffer.from(document.end()));
  return Buffer.concat(pieces).toString();
}

/** The lines that aren't blank. */
function lines(text: string): string[] {
  return turned(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

describe('a JSON document as lines', () => {
  test('an array, an array in an object, objects over several lines', () => {
    expect(lines('[{"a":1},{"a":[{"b":2},3]}]')).toEqual(['{"a":1}', '{"a":[{"b":2},3]}']);
    expect(lines('{"records":[{"a":"},{"},{"a":"\\"]"}]}')).toEqual(['{"a":"},{"}', '{"a":"\\"]"}']);
    expect(
      lines('{\r\n  "Records": [\r\n    {\r\n "a": 1 }\r\n,\r\n {"a":2} ], "more": {"x": 1}\r\n}\r\n'),
    ).toEqual(['{   "a": 1 }', '{"a":2}']);
    expect(lines('{\n "a": 1\n}\n{\n "a": {\n "b": 2 }\n}')).toEqual([
      '{  "a": 1 }',
      '{  "a": {  "b": 2 } }',
    ]);
    expect(lines('\ufeff[{"a":1}]')).toEqual(['{"a":1}']);
    expect(lines('[{"a":1}]\n[{"a":2},{"a":3}]\n')).toEqual(['{"a":1}', '{"a":2}', '{"a":3}']);
    expect(lines('{"records":[{"a":1}]}\n{"records":[{"a":2}]}')).toEqual(['{"a":1}', '{"a":2}']);
  });

  test('records after other members of an answer, however it arrives', () => {
    const answers = [
      '{"kind":"reports#activities","etag":"\\"x\\",{","items":[{"a":1},{"a":2}],"nextPageToken":"n"}',
      '{\n  "from": "2026-11-20",\n  "page_size": 30,\n  "next_page_token": "",\n  "operation_logs": [\n{"a":1},\n{"a":2}]}',
      '{"@odata.context":"https://x/$metadata#a","value":[{"a":1},{"a":2}]}',
      '{"offset":0,"limit":-1,"total":2e3,"ok":true,"next":null,"records":[{"a":1},{"a":2}]}',
    ];
    for (const answer of answers) {
      expect(lines(answer)).toEqual(['{"a":1}', '{"a":2}']);
      expect(turned(answer, 1)).toBe(turned(answer));
    }
  });

  test.each([
    '{"a":1}\n{"a":2}\n',
    '{"records":5}\n',
    '{"records":["x"]}',
    '[20/Nov/2026] x',
    'date time\n{"a":1}',
    '[',
    '{',
    '',
    '\n\n{"a":[\n{"b":1}',
    '{"kind":"a","etag":"b"}\n{"kind":"c"}\n',
    '{"kind":"a","id":{"x":1},"events":[{"b":1}]}\n',
    '{"time":1,"events":[{"b":1}]}\n',
  ])('anything else passes as it is: %j', (text) => {
    expect(turned(text)).toBe(text);
    expect(turned(text, 1)).toBe(text);
  });

  const record = fc.dictionary(
    fc.string(),
    fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()), fc.object()),
    { minKeys: 1 },
  );

  test('returns every record unchanged, in any layout and chunking', () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(0, 1, 2),
        fc.constantFrom(undefined, 1, '\t'),
        fc.integer({ min: 1, max: 40 }),
        (records, depth, indent, size) => {
          const whole = depth === 2 ? { records } : records;
          const text =
            depth === 0
              ? records.map((each) => JSON.stringify(each, undefined, 2)).join('\n')
              : JSON.stringify(whole, undefined, indent);
          expect(turned(text, size)).toBe(turned(text));
          expect(Buffer.byteLength(turned(text))).toBe(Buffer.byteLength(text));
          expect(lines(text).map((line) => JSON.parse(line))).toEqual(JSON.parse(JSON.stringify(records)));
        },
      ),
    );
  });

  test('resumes at any line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(record, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        fc.constantFrom(0, 1, 2),
        (documents, depth) => {
          const text = documents
            .map((records) =>
              depth === 0
                ? records.map((each) => JSON.stringify(each, undefined, 1)).join('\n')
                : JSON.stringify(depth === 2 ? { records } : records),
            )
            .join('\n');
          const whole = Buffer.from(turned(text));
          const bytes = Buffer.from(text);
          for (let at = whole.indexOf('\n'); at >= 0; at = whole.indexOf('\n', at + 1)) {
            const first = new JsonDocument();
            first.take(bytes);
            const { records } = first;
            if (records === undefined || records === null) continue;
            const rest = new JsonDocument(records);
            const taken = Buffer.concat([rest.take(bytes.subarray(at + 1)), rest.end()]);
            expect(taken.toString()).toBe(whole.subarray(at + 1).toString());
          }
        },
      ),
    );
  });
});
