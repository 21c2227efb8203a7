import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHAIN_BLOCKS,
  CHAIN_MIN_STEPS,
  type ChainStep,
  GROUP_LOOP_WITHOUT_DETAILS,
  LOOP_MIN_COUNT,
  NEW_LOOP,
  newStep,
  printGap,
  printLoop,
  readGap,
  readLoop,
  STEP_TYPE,
} from './condition-chain.ts';

test('a step has its type, blocks, gap and loop [PL-E014] [SH-E011]', () => {
  const step: Required<ChainStep> = newStep('s1');
  expect(Object.keys(step).sort()).toEqual(
    [
      'uid',
      'type',
      'loopCount',
      'loopTime',
      'maxGap',
      'sourceBlk',
      'userBlk',
      'serviceBlk',
      'incidentTypeBlk',
      'objectBlk',
      'actionBlk',
    ].sort(),
  );
  expect(STEP_TYPE).toEqual({ threshold: 0, behavior: 1 });
});

test('every block includes, excludes, is active or not, and counts individually or not [PL-E015] [SH-E012]', () => {
  for (const block of CHAIN_BLOCKS)
    expect(newStep('s1')[block]).toMatchObject({
      includes: [],
      excludes: [],
      active: false,
      individually: false,
    });
});

test('people may be limited to external ones [PL-E017]', () => {
  expect(newStep('s1').userBlk.external).toBe(false);
});

test("the specification's numbers [PL-K019] [PL-K020] [WD-K108] [WD-K109] [SH-K039]", () => {
  expect(NEW_LOOP.count).toBe(2);
  expect(CHAIN_MIN_STEPS).toBe(1);
  expect(GROUP_LOOP_WITHOUT_DETAILS).toEqual({ count: 10, seconds: 3600 });
});

describe('a loop as written', () => {
  test('is read back unchanged', () => {
    const loop = fc.record({
      count: fc.integer({ min: LOOP_MIN_COUNT, max: 1e8 }),
      seconds: fc.integer({ min: 1, max: 1e8 }),
    });
    fc.assert(
      fc.property(fc.option(loop), (some) => {
        expect(readLoop(printLoop(some))).toEqual({ loop: some });
      }),
    );
  });

  test('is a number of times in a number of seconds, or empty [SH-V014]', () => {
    expect(readLoop('10x/3600s')).toEqual({ loop: { count: 10, seconds: 3600 } });
    expect(readLoop(' 2X / 60S ')).toEqual({ loop: { count: 2, seconds: 60 } });
    expect(readLoop('  ')).toEqual({ loop: null });
    for (const wrong of [
      '1x/60s',
      '0x/60s',
      '2x/0s',
      '-2x/60s',
      '2.5x/60s',
      '2x',
      '2/60',
      '2x/60',
      'x/s',
      '9'.repeat(400),
    ])
      expect(readLoop(wrong), wrong).toEqual({ error: 'INVALID_LOOP_TIME' });
  });
});

describe('a gap as written', () => {
  test('is read back unchanged', () => {
    fc.assert(
      fc.property(fc.option(fc.nat()), (gap) => {
        fc.pre(gap === null || gap < 1e9);
        expect(readGap(printGap(gap))).toEqual({ gap });
      }),
    );
  });

  test('is a number of seconds, or n/a [SH-V015]', () => {
    expect(readGap('60s')).toEqual({ gap: 60 });
    expect(readGap(' N/A ')).toEqual({ gap: null });
    for (const wrong of ['', '60', 's', '-1s', '1.5s', '1m', 'na', '60s 2s'])
      expect(readGap(wrong), wrong).toEqual({ error: 'INVALID_GAP_TIME' });
  });
});
