import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fitHeads,
  hasDomain,
  MIN_TICK_WIDTH,
  moveHead,
  NO_DOMAIN,
  type SliderConfig,
  type SliderModel,
  snap,
  stretches,
  ticks,
} from './slider-model.ts';

const RISK: SliderModel = {
  rangeValues: [25, 70],
  config: {
    minValue: 0,
    maxValue: 100,
    heads: 2,
    step: 5,
    tickShowStep: 10,
    legend: [
      { label: 'Low', color: 'low' },
      { label: 'Medium', color: 'medium' },
      { label: 'High', color: 'high' },
    ],
  },
};

const configs = fc
  .record({
    minValue: fc.integer({ min: -500, max: 500 }),
    length: fc.integer({ min: 1, max: 2000 }),
    heads: fc.integer({ min: 1, max: 5 }),
    step: fc.constantFrom(0.05, 0.1, 0.5, 1, 3, 5, 10),
    tickShowStep: fc.constantFrom(0, 1, 5, 10, 50),
  })
  .map(({ length, ...rest }): SliderConfig => ({ ...rest, maxValue: rest.minValue + length, legend: [] }));
const anything = fc.double({ min: -5000, max: 5000, noNaN: true });

test('the model is rangeValues with minValue, maxValue, heads, step, tickShowStep and a legend of label and color [WD-E039]', () => {
  expect(stretches(RISK.rangeValues, RISK.config)).toEqual([
    { from: 0, to: 25, start: 0, share: 0.25, legend: { label: 'Low', color: 'low' } },
    {
      from: 25,
      to: 70,
      start: 0.25,
      share: expect.closeTo(0.45),
      legend: { label: 'Medium', color: 'medium' },
    },
    { from: 70, to: 100, start: 0.7, share: expect.closeTo(0.3), legend: { label: 'High', color: 'high' } },
  ]);
  expect(ticks(RISK.config, 1000)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test('thumbs never cross [WD-V050]', () => {
  fc.assert(
    fc.property(configs, fc.array(anything), fc.nat(4), anything, (config, given, head, to) => {
      const before = fitHeads(given, config);
      const index = head % before.length;
      const after = moveHead(before, index, to, config);
      expect(after).toEqual([...after].sort((a, b) => a - b));
      expect(after.filter((_, place) => place !== index)).toEqual(
        before.filter((_, place) => place !== index),
      );
    }),
  );
  expect(moveHead([25, 70], 0, 95, RISK.config)).toEqual([70, 70]);
});

test('a value snaps to the nearest step within the domain [WD-V051]', () => {
  fc.assert(
    fc.property(configs, anything, (config, value) => {
      const at = snap(value, config);
      const steps = (at - config.minValue) / config.step;
      expect(steps).toBeCloseTo(Math.round(steps), 6);
      expect(at).toBeGreaterThanOrEqual(config.minValue);
      expect(at).toBeLessThanOrEqual(config.maxValue + 1e-9);
      if (value >= config.minValue && value <= config.maxValue - config.step)
        expect(Math.abs(at - value)).toBeLessThanOrEqual(config.step / 2 + 1e-9);
    }),
  );
  expect(snap(0.3000001, { ...RISK.config, maxValue: 1, step: 0.1 })).toBe(0.3);
});

test('any input becomes the right number of thumbs, in order', () => {
  expect(fitHeads([90, 11, 40], RISK.config)).toEqual([10, 90]);
  expect(fitHeads([Number.NaN], RISK.config)).toEqual([35, 65]);
});

test('no two ticks are closer than 32 px [WD-K071]', () => {
  expect(MIN_TICK_WIDTH).toBe(32);
  fc.assert(
    fc.property(configs, fc.integer({ min: 40, max: 2000 }), (config, width) => {
      const shown = ticks(config, width);
      const length = config.maxValue - config.minValue;
      expect(shown[0]).toBe(config.minValue);
      for (const [index, tick] of shown.entries())
        if (index > 0)
          expect(((tick - (shown[index - 1] ?? 0)) / length) * width).toBeGreaterThanOrEqual(32 - 1e-6);
    }),
  );
});

test('a domain needs a length and a step [WD-V065]', () => {
  expect(NO_DOMAIN).toBe('Must provide slider-domain');
  expect(hasDomain(RISK.config)).toBe(true);
  expect(hasDomain(undefined)).toBe(false);
  expect(hasDomain({})).toBe(false);
  expect(hasDomain({ ...RISK.config, maxValue: 0 })).toBe(false);
  expect(hasDomain({ ...RISK.config, step: 0 })).toBe(false);
  expect(hasDomain({ ...RISK.config, minValue: Number.NaN })).toBe(false);
});
