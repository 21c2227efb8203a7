import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OnlyOne } from './only-one.ts';

test('at most one is open at any time: the last one opened [WD-S063]', () => {
  const step = fc.record({ box: fc.nat(4), opens: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const onlyOne = new OnlyOne();
      const open = new Set<number>();
      const closers = new Map<number, () => void>();
      const closeOf = [0, 1, 2, 3, 4].map((box) => () => void open.delete(box));
      let last: number | undefined;
      for (const { box, opens } of steps) {
        if (opens) {
          closers.set(box, onlyOne.open(closeOf[box] ?? (() => undefined)));
          open.add(box);
          last = box;
        } else {
          open.delete(box);
          closers.get(box)?.();
          if (last === box) last = undefined;
        }
        expect([...open]).toEqual(last === undefined ? [] : [last]);
      }
    }),
  );
});
