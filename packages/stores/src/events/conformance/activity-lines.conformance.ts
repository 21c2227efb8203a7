import { ACTIVITY_COLUMNS, type ActivityColumnName, FURTHER_ACTIVITY_COLUMNS } from '@casbah/domain/export';
import { LINE_FORMATS, type LineFormat } from '@casbah/domain/export-line';
import { ALL } from '@casbah/domain/filter/expression';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ActivityLines, ActivityReads, ActivityScope } from '../activity-reads.ts';
import { MemoryActivityReads } from '../memory-activities.ts';
import type { KeptEvent } from '../memory-scope.ts';
import { anyActivity, anyActivityFilter } from '../random-activities.ts';
import { resolveByHash, SPAN } from '../random-events.ts';
import { KEY } from './random-scopes.ts';
import { asStored, keep, type TestStore, tries } from './test-store.ts';

const COLUMNS = [...ACTIVITY_COLUMNS, ...FURTHER_ACTIVITY_COLUMNS];

/** Pieces of texts that CSV and JSON have to escape, or that may start a formula. */
const PIECES = [
  ...['=', '+', '-', '@', '\uff1d', '\uff20', ';', ',', '"', "'", '\\', '/', ' ', '\t', '\r', '\n', '\v'],
  ...[
    '\u00a0',
    '\u2003',
    '\u2028',
    '\u2029',
    '\u3000',
    '\ufeff',
    '\0',
    '\u0001',
    '\u001f',
    '\u007f',
    '\u0085',
  ],
  ...['a', 'ü', '😀', '{p0:String}', '\\N', '\\1', '1', '<', '&', '\u200b'],
];
const anyHostile = fc.array(fc.constantFrom(...PIECES), { maxLength: 7 }).map((pieces) => pieces.join(''));
/** In JSON the engine escapes line separators, which are then no space before a formula. */
const anyInExtra = anyHostile.map((text) => text.replaceAll(/[\u2028\u2029]/g, '/'));
const anyDegrees = fc.constantFrom(undefined, 0, -0.5, 52.52, 1e-7, 179.99999999, 33);

const anyHostileActivity = fc
  .tuple(
    anyActivity,
    fc.record(
      {
        ...Object.fromEntries(
          (['user', 'object', 'object_id', 'targets', 'message', 'url', 'raw', 'city'] as const).map(
            (field) => [field, anyHostile],
          ),
        ),
        lat: anyDegrees,
        lon: anyDegrees,
        extra: fc.dictionary(
          fc.oneof(fc.constantFrom('exposure', 'path', 'before', 'size'), anyInExtra),
          anyInExtra,
          { maxKeys: 4, noNullPrototype: true },
        ),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([activity, hostile]) => ({ ...activity, ...hostile }));

async function textOf(reads: ActivityReads, scope: ActivityScope, asked: ActivityLines): Promise<string> {
  let text = '';
  for await (const { bytes } of reads.lines(scope, asked)) text += Buffer.from(bytes).toString();
  return text;
}

/** Texts may be escaped in several ways in JSON, also in that of `extra` in CSV. */
function comparable(format: LineFormat, text: string): unknown {
  if (format === 'csv')
    return text.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return JSON.parse(format === 'json' ? `[${text.slice(1)}]` : `[${text.trimEnd().split('\n').join(',')}]`);
}

export function describeActivityLines(tested: TestStore): void {
  const tenant = tested.tenantOf('lines');
  const kept: KeptEvent[] = [];
  const reference = new MemoryActivityReads(kept);
  const scope: ActivityScope = { tenant, range: SPAN, filter: ALL, resolve: resolveByHash };

  describe('activities as lines of a file', () => {
    beforeAll(async () => {
      const events = fc.sample(anyHostileActivity, { numRuns: 500, seed: 3 }).map(asStored);
      await keep(tested.store, kept, { tenant, datasource: 'a', load: 'a1' }, events);
    });

    test.each(LINE_FORMATS)('are written in %s as in memory, whatever their texts are', async (format) => {
      for (const columns of [COLUMNS.filter((name) => name !== 'extra'), ACTIVITY_COLUMNS]) {
        const asked = { format, columns, limit: 1000 };
        const [written, expected] = await Promise.all([
          textOf(tested.store.activities, scope, asked),
          textOf(reference, scope, asked),
        ]);
        expect(comparable(format, written)).toEqual(comparable(format, expected));
      }
    });

    test('have the columns asked for, in any scope, and continue after their last row', () =>
      fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...LINE_FORMATS),
          fc.oneof(fc.constant(ALL), anyActivityFilter),
          fc.subarray<ActivityColumnName>(COLUMNS, { minLength: 1, maxLength: 5 }),
          async (format, filter, columns) => {
            const asked = { format, columns, limit: 200 };
            const all = [];
            for (let after: ActivityLines['after'], rows = 200; rows === 200; ) {
              rows = 0;
              for await (const written of tested.store.activities.lines(
                { ...scope, filter },
                { ...asked, after },
              )) {
                rows += written.rows;
                after = written.last;
                all.push(Buffer.from(written.bytes));
              }
            }
            const expected = await textOf(reference, { ...scope, filter }, { ...asked, limit: 1000 });
            expect(comparable(format, Buffer.concat(all).toString())).toEqual(comparable(format, expected));
          },
        ),
        tries(20),
      ));

    test('name nobody with anonymization', async () => {
      const hidden = { ...scope, people: { key: KEY, hidden: true } };
      const asked = { format: 'csv', columns: ACTIVITY_COLUMNS, limit: 1000 } as const;
      expect(await textOf(tested.store.activities, hidden, asked)).toBe(
        await textOf(reference, hidden, asked),
      );
    });
  });
}
