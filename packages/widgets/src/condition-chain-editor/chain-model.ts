import {
  CHAIN_MIN_STEPS,
  type ChainBlock,
  type ChainBlockName,
  type ChainStep,
  type ConditionChain,
  EMPTY_BLOCK,
  type GroupLoop,
  type Loop,
  NEW_LOOP,
  newStep,
  type UserBlock,
} from '@casbah/domain/condition-chain';

/**
 * Chain edits. Invariants: at least one step, no gap before the first, loops over several steps run forward, and no two
 * are identical or cross.
 */

export function newChain(): ConditionChain {
  return { steps: [newStep('s1')], groupLoops: [] };
}

export function addStep(chain: ConditionChain): ConditionChain {
  const numbers = chain.steps.map(({ uid }) => (/^s\d{1,9}$/.test(uid) ? Number(uid.slice(1)) : 0));
  return { ...chain, steps: [...chain.steps, newStep(`s${Math.max(0, ...numbers) + 1}`)] };
}

export function canRemoveStep({ steps }: ConditionChain): boolean {
  return steps.length > CHAIN_MIN_STEPS;
}

/**
 * Removes a step. The neighbors' gap becomes the sum of both; loops that start or end at the step move to its neighbor,
 * and those left with one step are removed.
 */
export function removeStep(chain: ConditionChain, uid: string): ConditionChain {
  const place = placeOf(chain.steps, uid);
  const removed = chain.steps[place];
  if (removed === undefined || !canRemoveStep(chain)) return chain;
  const next = chain.steps[place + 1];
  const previous = chain.steps[place - 1];
  const steps = chain.steps
    .filter((step) => step.uid !== uid)
    .map((step) => (step.uid === next?.uid ? { ...step, maxGap: joinedGap(removed, step) } : step));
  const groupLoops = chain.groupLoops.map((loop) => ({
    ...loop,
    from: loop.from === uid ? (next?.uid ?? uid) : loop.from,
    to: loop.to === uid ? (previous?.uid ?? uid) : loop.to,
  }));
  return repaired({ steps, groupLoops });
}

/** If either side is open, there is no limit. */
function joinedGap(removed: ChainStep, next: ChainStep): number | null {
  return removed.maxGap === null || next.maxGap === null ? null : removed.maxGap + next.maxGap;
}

/** Moves a step to another position, 0 for the first. Gaps and loops keep their positions. */
export function moveStep(chain: ConditionChain, uid: string, to: number): ConditionChain {
  const from = placeOf(chain.steps, uid);
  const moved = chain.steps[from];
  if (moved === undefined) return chain;
  const others = chain.steps.filter((step) => step.uid !== uid);
  const place = Math.min(Math.max(0, to), others.length);
  const order = [...others.slice(0, place), moved, ...others.slice(place)];
  const gaps = chain.steps.map(({ maxGap }) => maxGap);
  const steps = order.map((step, index) => ({ ...step, maxGap: gaps[index] ?? null }));
  const at = (old: string) => order[placeOf(chain.steps, old)]?.uid ?? old;
  const groupLoops = chain.groupLoops.map((loop) => ({ ...loop, from: at(loop.from), to: at(loop.to) }));
  return repaired({ steps, groupLoops });
}

export function replaceStep(chain: ConditionChain, step: ChainStep): ConditionChain {
  return repaired({ ...chain, steps: chain.steps.map((one) => (one.uid === step.uid ? step : one)) });
}

/** Loop of a single step; `null` without one. */
export function loopOf({ loopCount, loopTime }: ChainStep): Loop | null {
  return loopTime === null ? null : { count: loopCount, seconds: loopTime };
}

export function withLoop(step: ChainStep, loop: Loop | null): ChainStep {
  return { ...step, loopCount: loop?.count ?? 1, loopTime: loop?.seconds ?? null };
}

/** Changes a block of a step and resets blocks whose choices depended on it. */
export function withBlock<Name extends ChainBlockName>(
  step: ChainStep,
  name: Name,
  block: ChainStep[Name],
): ChainStep {
  const before: ChainBlock = step[name];
  const next: ChainStep = { ...step, [name]: block };
  switch (name) {
    case 'sourceBlk': {
      const isCleared = before.includes.some((value) => !block.includes.includes(value));
      return isCleared && before.includes.length <= 1
        ? { ...next, serviceBlk: EMPTY_BLOCK, objectBlk: EMPTY_BLOCK, actionBlk: EMPTY_BLOCK }
        : next;
    }
    case 'serviceBlk':
      return isSameChoice(before, block) ? next : { ...next, objectBlk: EMPTY_BLOCK, actionBlk: EMPTY_BLOCK };
    case 'objectBlk':
      return isSameChoice(before, block) ? next : { ...next, actionBlk: EMPTY_BLOCK };
    default:
      return next;
  }
}

function isSameChoice(one: ChainBlock, other: ChainBlock): boolean {
  const same = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((value) => b.includes(value));
  return same(one.includes, other.includes) && same(one.excludes, other.excludes);
}

/** Whether a block has an effect: an active one without values matches anything. */
export function isBlankBlock(block: ChainBlock | UserBlock): boolean {
  const isExternal = 'external' in block && block.external;
  return !isExternal && block.includes.length === 0 && block.excludes.length === 0;
}

/** Whether another loop may span these two steps. */
export function canLoop(
  steps: readonly ChainStep[],
  loops: readonly GroupLoop[],
  { from, to }: Pick<GroupLoop, 'from' | 'to'>,
): boolean {
  const start = placeOf(steps, from);
  const end = placeOf(steps, to);
  if (start === -1 || end <= start) return false;
  return loops.every((loop) => {
    const loopStart = placeOf(steps, loop.from);
    const loopEnd = placeOf(steps, loop.to);
    if (loopStart === start && loopEnd === end) return false;
    const apart = loopEnd < start || end < loopStart;
    const inside = (start <= loopStart && loopEnd <= end) || (loopStart <= start && end <= loopEnd);
    return apart || inside;
  });
}

/** Where a new loop can go: over all steps, otherwise over the longest free run. */
export function freeLoop({ steps, groupLoops }: ConditionChain): GroupLoop | undefined {
  for (let length = steps.length; length >= 2; length--)
    for (let start = 0; start + length <= steps.length; start++) {
      const from = steps[start]?.uid ?? '';
      const to = steps[start + length - 1]?.uid ?? '';
      if (canLoop(steps, groupLoops, { from, to })) return { from, to, details: NEW_LOOP };
    }
  return undefined;
}

export function addGroupLoop(chain: ConditionChain): ConditionChain {
  const loop = freeLoop(chain);
  return loop === undefined ? chain : { ...chain, groupLoops: [...chain.groupLoops, loop] };
}

/** Changes a loop if the new position is valid. */
export function replaceGroupLoop(chain: ConditionChain, index: number, loop: GroupLoop): ConditionChain {
  const others = chain.groupLoops.filter((_, at) => at !== index);
  if (!canLoop(chain.steps, others, loop)) return chain;
  return { ...chain, groupLoops: chain.groupLoops.map((one, at) => (at === index ? loop : one)) };
}

export function removeGroupLoop(chain: ConditionChain, index: number): ConditionChain {
  return { ...chain, groupLoops: chain.groupLoops.filter((_, at) => at !== index) };
}

/** Repairs a chain that violates the invariants, such as from elsewhere. */
export function repaired({ steps, groupLoops }: ConditionChain): ConditionChain {
  const [first, ...others] = steps.length === 0 ? newChain().steps : steps;
  const whole = first === undefined ? others : [{ ...first, maxGap: null }, ...others];
  const kept: GroupLoop[] = [];
  for (const loop of groupLoops) if (canLoop(whole, kept, loop)) kept.push(loop);
  return { steps: whole, groupLoops: kept };
}

/** Loops, outer ones first; each has its own column beside the steps. */
export function railsAt(
  { steps, groupLoops }: ConditionChain,
  place: number,
): readonly { isStart: boolean; isMiddle: boolean; isEnd: boolean }[] {
  return groupLoops
    .map(({ from, to }) => ({ start: placeOf(steps, from), end: placeOf(steps, to) }))
    .sort((one, other) => other.end - other.start - (one.end - one.start))
    .map(({ start, end }) => ({
      isStart: start === place,
      isMiddle: start < place && place < end,
      isEnd: end === place,
    }));
}

function placeOf(steps: readonly ChainStep[], uid: string): number {
  return steps.findIndex((step) => step.uid === uid);
}
