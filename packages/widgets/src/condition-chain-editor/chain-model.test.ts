import {
  CHAIN_BLOCKS,
  type ChainBlock,
  type ChainStep,
  type ConditionChain,
  EMPTY_BLOCK,
  type GroupLoop,
  newStep,
} from '@casbah/domain/condition-chain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addGroupLoop,
  addStep,
  canLoop,
  canRemoveStep,
  freeLoop,
  isBlankBlock,
  loopOf,
  moveStep,
  newChain,
  railsAt,
  removeGroupLoop,
  removeStep,
  repaired,
  replaceGroupLoop,
  replaceStep,
  withBlock,
  withLoop,
} from './chain-model.ts';

const chainOf = (
  gaps: readonly (number | null)[],
  loops: readonly [string, string][] = [],
): ConditionChain => ({
  steps: gaps.map((maxGap, index): ChainStep => ({ ...newStep(`s${index + 1}`), maxGap })),
  groupLoops: loops.map(([from, to]): GroupLoop => ({ from, to, details: null })),
});
const orderOf = ({ steps }: ConditionChain) => steps.map(({ uid }) => uid).join(' ');
const gapsOf = ({ steps }: ConditionChain) => steps.map(({ maxGap }) => maxGap);
const loopsOf = ({ groupLoops }: ConditionChain) => groupLoops.map(({ from, to }) => `${from}-${to}`);
const block = (...includes: string[]): ChainBlock => ({ ...EMPTY_BLOCK, active: true, includes });

describe('steps', () => {
  test('one is always there [PL-K020] [WD-K109]', () => {
    const chain = newChain();
    expect(chain.steps).toHaveLength(1);
    expect(canRemoveStep(chain)).toBe(false);
    expect(removeStep(chain, 's1')).toEqual(chain);
    expect(repaired({ steps: [], groupLoops: [] }).steps).toHaveLength(1);
    expect(orderOf(addStep(addStep(chain)))).toBe('s1 s2 s3');
  });

  test('that are removed keep gaps and loops intact', () => {
    const chain = chainOf(
      [null, 10, 20, 30],
      [
        ['s1', 's4'],
        ['s2', 's3'],
        ['s1', 's2'],
      ],
    );
    // Of two overlapping loops, neither within the other, the later one is removed.
    expect(loopsOf(repaired(chain))).toEqual(['s1-s4', 's2-s3']);
    const whole = repaired(chain);
    expect(gapsOf(removeStep(whole, 's2'))).toEqual([null, 30, 30]);
    expect(loopsOf(removeStep(whole, 's2'))).toEqual(['s1-s4']);
    expect(loopsOf(removeStep(whole, 's1'))).toEqual(['s2-s4', 's2-s3']);
    expect(gapsOf(removeStep(whole, 's1'))).toEqual([null, 20, 30]);
    expect(loopsOf(removeStep(whole, 's4'))).toEqual(['s1-s3', 's2-s3']);
    // An open side means no limit.
    expect(gapsOf(removeStep(chainOf([null, 10, null, 30]), 's2'))).toEqual([null, null, 30]);
    // Two loops that became identical are merged.
    expect(
      loopsOf(
        removeStep(
          chainOf(
            [null, 1, 2],
            [
              ['s1', 's3'],
              ['s1', 's2'],
            ],
          ),
          's3',
        ),
      ),
    ).toEqual(['s1-s2']);
  });

  test('that are moved leave gaps and loops in place', () => {
    const chain = chainOf([null, 10, 20, 30], [['s1', 's2']]);
    const moved = moveStep(chain, 's4', 0);
    expect(orderOf(moved)).toBe('s4 s1 s2 s3');
    expect(gapsOf(moved)).toEqual([null, 10, 20, 30]);
    expect(loopsOf(moved)).toEqual(['s4-s1']);
    expect(moveStep(moved, 's4', 3)).toEqual(chain);
    expect(orderOf(moveStep(chain, 's1', 99))).toBe('s2 s3 s4 s1');
    expect(moveStep(chain, 'none', 1)).toEqual(chain);
  });

  test('happen once, or in a loop', () => {
    const step = newStep('s1');
    expect(loopOf(step)).toBeNull();
    const looped = withLoop(step, { count: 5, seconds: 60 });
    expect(looped).toMatchObject({ loopCount: 5, loopTime: 60 });
    expect(loopOf(looped)).toEqual({ count: 5, seconds: 60 });
    expect(withLoop(looped, null)).toEqual(step);
  });
});

describe("a step's blocks", () => {
  const step: ChainStep = {
    ...newStep('s1'),
    sourceBlk: block('gateway'),
    userBlk: { ...block('o.haddad'), external: true },
    serviceBlk: block('box'),
    incidentTypeBlk: block('leak'),
    objectBlk: block('file'),
    actionBlk: block('download'),
  };
  const resetBy = (next: ChainStep) =>
    CHAIN_BLOCKS.filter((name) => next[name].includes.length === 0 && !next[name].active);

  test('of a source with at most one include, when that is cleared, resets service, object and action [SH-S019]', () => {
    expect(resetBy(withBlock(step, 'sourceBlk', EMPTY_BLOCK))).toEqual([
      'sourceBlk',
      'serviceBlk',
      'objectBlk',
      'actionBlk',
    ]);
    expect(resetBy(withBlock(step, 'sourceBlk', block('gateway', 'securlet')))).toEqual([]);
    const two = { ...step, sourceBlk: block('gateway', 'securlet') };
    expect(resetBy(withBlock(two, 'sourceBlk', block('gateway')))).toEqual([]);
    expect(resetBy(withBlock(step, 'sourceBlk', { ...step.sourceBlk, individually: true }))).toEqual([]);
  });

  test('of a service, when it changes, resets object and action [SH-S020]', () => {
    expect(resetBy(withBlock(step, 'serviceBlk', block('box', 'dropbox')))).toEqual([
      'objectBlk',
      'actionBlk',
    ]);
    expect(resetBy(withBlock(step, 'serviceBlk', { ...step.serviceBlk, excludes: ['x'] }))).toEqual([
      'objectBlk',
      'actionBlk',
    ]);
    expect(resetBy(withBlock(step, 'serviceBlk', { ...step.serviceBlk, individually: true }))).toEqual([]);
  });

  test('of an object, when it changes, resets the action [SH-S021]', () => {
    expect(resetBy(withBlock(step, 'objectBlk', block('folder')))).toEqual(['actionBlk']);
    for (const name of ['incidentTypeBlk', 'actionBlk'] as const)
      expect(resetBy(withBlock(step, name, block('other')))).toEqual([]);
    expect(resetBy(withBlock(step, 'userBlk', { ...block('a'), external: false }))).toEqual([]);
  });

  test('are blank without values, unless external people are selected', () => {
    expect(isBlankBlock(block())).toBe(true);
    expect(isBlankBlock(block('a'))).toBe(false);
    expect(isBlankBlock({ ...block(), external: true })).toBe(false);
  });
});

describe('loops over several steps', () => {
  test('start over all steps, at two times [PL-K019] [WD-K108]', () => {
    const chain = addGroupLoop(chainOf([null, 1, 2]));
    expect(chain.groupLoops).toEqual([{ from: 's1', to: 's3', details: { count: 2, seconds: 3600 } }]);
    expect(loopsOf(addGroupLoop(chain))).toEqual(['s1-s3', 's1-s2']);
    expect(addGroupLoop(newChain()).groupLoops).toEqual([]);
    expect(removeGroupLoop(chain, 0).groupLoops).toEqual([]);
  });

  test('go from one step to a later one, and cross no other [PL-E016]', () => {
    const { steps, groupLoops } = chainOf([null, 1, 2, 3, 4], [['s2', 's4']]);
    const can = (from: string, to: string) => canLoop(steps, groupLoops, { from, to });
    expect([can('s1', 's5'), can('s2', 's3'), can('s3', 's4')]).toEqual([true, true, true]);
    expect([can('s1', 's3'), can('s4', 's5'), can('s2', 's4')]).toEqual([false, false, false]);
    expect([can('s3', 's3'), can('s3', 's1'), can('s1', 'none')]).toEqual([false, false, false]);
    const chain = { steps, groupLoops };
    const loop: GroupLoop = { from: 's1', to: 's4', details: null };
    expect(loopsOf(replaceGroupLoop(chain, 0, loop))).toEqual(['s1-s4']);
    expect(replaceGroupLoop(chain, 0, { ...loop, to: 's1' })).toEqual(chain);
  });

  test('are drawn beside the steps, outer ones first', () => {
    const chain = chainOf(
      [null, 1, 2],
      [
        ['s2', 's3'],
        ['s1', 's3'],
      ],
    );
    const drawn = chain.steps.map((_, place) =>
      railsAt(chain, place)
        .map(({ isStart, isMiddle, isEnd }) => (isStart ? '[' : isEnd ? ']' : isMiddle ? '|' : ' '))
        .join(''),
    );
    expect(drawn).toEqual(['[ ', '|[', ']]']);
  });
});

test('any edit keeps a chain valid', () => {
  type Edit = {
    kind: 'add' | 'remove' | 'move' | 'gap' | 'loop' | 'unloop' | 'reloop';
    at: number;
    to: number;
  };
  const edit = fc.record<Edit>({
    kind: fc.constantFrom('add', 'remove', 'move', 'gap', 'loop', 'unloop', 'reloop'),
    at: fc.nat(6),
    to: fc.nat(6),
  });
  const applied = (chain: ConditionChain, { kind, at, to }: Edit): ConditionChain => {
    const step = chain.steps[at];
    switch (kind) {
      case 'add':
        return addStep(chain);
      case 'remove':
        return removeStep(chain, step?.uid ?? '');
      case 'move':
        return moveStep(chain, step?.uid ?? '', to);
      case 'gap':
        return step === undefined ? chain : replaceStep(chain, { ...step, maxGap: to * 10 });
      case 'loop':
        return addGroupLoop(chain);
      case 'unloop':
        return removeGroupLoop(chain, at);
      case 'reloop':
        return replaceGroupLoop(chain, 0, {
          from: step?.uid ?? '',
          to: chain.steps[to]?.uid ?? '',
          details: null,
        });
    }
  };
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      let chain = newChain();
      for (const change of edits) {
        const before = chain;
        chain = applied(chain, change);
        expect(chain.steps.length).toBeGreaterThanOrEqual(1);
        expect(new Set(chain.steps.map(({ uid }) => uid)).size).toBe(chain.steps.length);
        expect(chain.steps[0]?.maxGap).toBeNull();
        expect(repaired(chain)).toEqual(chain);
        for (const [index, loop] of chain.groupLoops.entries())
          expect(
            canLoop(
              chain.steps,
              chain.groupLoops.filter((_, at) => at !== index),
              loop,
            ),
          ).toBe(true);
        const free = freeLoop(chain);
        if (free !== undefined) expect(canLoop(chain.steps, chain.groupLoops, free)).toBe(true);
        if (change.kind === 'move') {
          expect(gapsOf(chain)).toEqual(gapsOf(before));
          expect(chain.groupLoops).toHaveLength(before.groupLoops.length);
        }
      }
    }),
    { numRuns: 400 },
  );
});
