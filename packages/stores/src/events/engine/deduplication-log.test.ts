import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf, withoutLost } from './deduplication-log.ts';

describe('the name of a part', () => {
  test.each([
    ['202611_3_9_2', { partition: '202611', first: 3, last: 9 }],
    ['all_1_1_0', { partition: 'all', first: 1, last: 1 }],
    ['202611_3_9_2_14', { partition: '202611', first: 3, last: 9 }],
    ['a_b_12_12_0', { partition: 'a_b', first: 12, last: 12 }],
  ])('%s tells its blocks', (name, blocks) => {
    expect(blocksOf(name)).toEqual(blocks);
  });

  test('other names are ignored', () => {
    for (const name of ['', 'tmp_insert_all_1_1', 'all', 'detached']) expect(blocksOf(name)).toBeUndefined();
  });
});

describe('tokens of batches that never reached the disk', () => {
  test('are forgotten; those of merged parts stay', () => {
    const log = [
      '1\t202611_1_1_0\ta',
      '1\t202611_2_2_0\tb',
      '1\t202611_7_7_0\tlost',
      '1\t202610_2_2_0\telsewhere',
    ];
    expect(withoutLost(log, ['202611_1_5_1'])).toEqual(log.slice(0, 2));
  });

  test("statements' drops stay dropped, a truncated line is removed", () => {
    expect(withoutLost(['2\tall_1_1_0\ta', '1\tall_2'], ['all_2_2_0'])).toEqual(['2\tall_1_1_0\ta']);
  });

  test('no token of an existing part is ever forgotten, however parts were merged', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 });
    fc.assert(
      fc.property(cuts, (ends) => {
        const merged = [...new Set([...ends, 60])].sort((one, other) => one - other);
        const parts = merged.map((end, index) => `all_${(merged[index - 1] ?? 0) + 1}_${end}_1`);
        const log = Array.from(
          { length: 60 },
          (_, index) => `1\tall_${index + 1}_${index + 1}_0\ttoken${index}`,
        );
        expect(withoutLost(log, parts)).toEqual(log);
        expect(withoutLost(log, parts.slice(0, -1)).length).toBe(merged.at(-2) ?? 0);
      }),
    );
  });
});
