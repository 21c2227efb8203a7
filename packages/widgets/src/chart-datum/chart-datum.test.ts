import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChartDatum, whyDataInvalid, whyDataNotDrawn, whyInvalid, whyNotDrawn } from './chart-datum.ts';

const label = fc.string();
const data = fc.array(fc.record({ label, value: fc.double({ min: 0, max: 1e15, noNaN: true }) }));

test('a datum is a label, a value and an optional icon [WD-E028]', () => {
  const datum: Required<ChartDatum> = { label: 'Box', value: 3, icon: '◆' };
  expect(Object.keys(datum)).toEqual(['label', 'value', 'icon']);
  expect(whyDataNotDrawn([datum])).toBeUndefined();
  // @ts-expect-error a datum needs a value
  expect(whyDataNotDrawn([{ label: 'Box' }])).toBe('value 0 is not a number');
  // @ts-expect-error nor is one without a label
  expect(whyDataNotDrawn([{ value: 3 }])).toBe('value 0 has no label');
});

test('a chart is drawn only when at least one value is not zero [WD-V058]', () => {
  fc.assert(
    fc.property(data, (list) => {
      expect(whyDataNotDrawn(list) === undefined).toBe(list.some(({ value }) => value > 0));
    }),
  );
  expect(whyDataNotDrawn([])).toBe('there are no values');
  expect(whyDataNotDrawn([{ label: 'Box', value: 0 }])).toBe('every value is zero');
});

test('one invalid value makes the data invalid, whatever its position [WD-S073]', () => {
  const bad = fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, -1, '7', null, undefined);
  fc.assert(
    fc.property(data, data, bad, (before, after, value) => {
      const list = [...before, { label: 'bad', value: value as number }, ...after];
      expect(whyDataInvalid(list)).toContain(`value ${before.length} is`);
      expect(whyDataNotDrawn(list)).toBe(whyDataInvalid(list));
    }),
  );
});

test('anything but a list is reported, not thrown', () => {
  const value = (item: { value: number }) => item.value;
  for (const wrong of [undefined, null, 'text', 7, {}])
    expect(whyNotDrawn(wrong as never, value)).toBe('the values are not a list');
  expect(whyInvalid([null as never], value)).toBe('value 0 is not a datum');
});
