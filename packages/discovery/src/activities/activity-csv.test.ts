import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '../formats/test-lines.ts';

const HEADER = 'EVENT_TYPE,TIMESTAMP,USER_ID,USER_NAME,SEARCH_QUERY';

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

test('values come back as they were, whatever delimiters and quotes they have', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'Z', '1', ',', '"', ' ', ';', 'é', '{') });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (queries) => {
      const rows = queries.map((query) =>
        ['Search', '20261120081422.500', '005', 'salma@atlas.example', query].map(quoted).join(','),
      );
      const { events, rejects } = read(HEADER, ...rows);
      expect(rejects).toEqual([]);
      expect(events.map(({ raw }) => JSON.parse(raw ?? '').SEARCH_QUERY)).toEqual(queries);
    }),
  );
});

test('rows before a header, and headers of other logs, are not of the log', () => {
  const row = 'Search,20261120081422.500,005,salma@atlas.example,board';
  expect(read(row, HEADER, row).events).toHaveLength(1);
  expect(read('EVENT_TYPE,NAME,PLACE', 'Search,a,b').events).toEqual([]);
});
