import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MarkIndex, ownersOf } from './mark-index.ts';

function heldBy(index: MarkIndex, owners: readonly number[]): number[] {
  const found: number[] = [];
  const of = ownersOf(owners, 80);
  for (let owner = index.next(0, of); owner >= 0; owner = index.next(owner + 1, of)) found.push(owner);
  return found;
}

test('finds exactly the marks in a text', () => {
  const mark = fc.string({ unit: fc.constantFrom(...'abAB=" é'), minLength: 3, maxLength: 6 });
  const text = fc.string({ unit: fc.constantFrom(...'abAB=" é€'), maxLength: 80 });
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.array(mark), { nil: undefined }), { maxLength: 80 }),
      fc.array(text),
      (marks, texts) => {
        const index = new MarkIndex(marks);
        for (const each of texts) {
          index.read(each);
          const owners = [...marks.keys()];
          const holding = owners.filter((owner) => {
            const own = marks[owner];
            return own === undefined || own.some((one) => each.includes(one));
          });
          expect(heldBy(index, owners)).toEqual(holding);
          const even = owners.filter((owner) => owner % 2 === 0);
          expect(heldBy(index, even)).toEqual(holding.filter((owner) => owner % 2 === 0));
        }
      },
    ),
  );
});

test('an overlong text counts as having every mark, and a mark that is too short is rejected', () => {
  const index = new MarkIndex([['never']]);
  index.read('x'.repeat(70_000));
  expect(heldBy(index, [0])).toEqual([0]);
  index.read('x');
  expect(heldBy(index, [0])).toEqual([]);
  expect(() => new MarkIndex([['=']])).toThrow(RangeError);
});
