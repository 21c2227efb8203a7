/**
 * A sequence of what people do that a detector looks for: steps in order, with the longest time between two of them, loops of
 * one step and loops over several. Times are whole seconds.
 */
export interface ConditionChain {
  /** At least `CHAIN_MIN_STEPS`. */
  steps: readonly ChainStep[];
  /** None crosses another: apart, or one inside the other. */
  groupLoops: readonly GroupLoop[];
}

/** What kind of condition a step is, as a number where it travels. */
export const STEP_TYPE = { threshold: 0, behavior: 1 } as const;
export type StepType = (typeof STEP_TYPE)[keyof typeof STEP_TYPE];

export interface ChainBlock {
  includes: readonly string[];
  excludes: readonly string[];
  /** Whether the step uses it. */
  active: boolean;
  /** Each value is counted on its own rather than all together. */
  individually: boolean;
}

export interface UserBlock extends ChainBlock {
  /** Only people from outside the company. */
  external: boolean;
}

/** The blocks of a step, in the order in which each narrows the next. */
export const CHAIN_BLOCKS = [
  'sourceBlk',
  'userBlk',
  'serviceBlk',
  'incidentTypeBlk',
  'objectBlk',
  'actionBlk',
] as const;
export type ChainBlockName = (typeof CHAIN_BLOCKS)[number];

export interface ChainStep {
  uid: string;
  type: StepType;
  /** How often the step happens; 1 where it doesn't loop. */
  loopCount: number;
  /** Within how long it happens so often; `null` where it doesn't loop. */
  loopTime: number | null;
  /** Longest time since the step before; `null` for any time, and on the first step. */
  maxGap: number | null;
  sourceBlk: ChainBlock;
  userBlk: UserBlock;
  serviceBlk: ChainBlock;
  incidentTypeBlk: ChainBlock;
  objectBlk: ChainBlock;
  actionBlk: ChainBlock;
}

export interface Loop {
  count: number;
  seconds: number;
}

/** Steps that happen together again and again, from the first to the last of them. */
export interface GroupLoop {
  from: string;
  to: string;
  /** `GROUP_LOOP_WITHOUT_DETAILS` where absent. */
  details: Loop | null;
}

/** Steps of a chain (PL-K020). */
export const CHAIN_MIN_STEPS = 1;
/** Fewer repeats don't count as a loop. */
export const LOOP_MIN_COUNT = 2;
/** Where an editor starts a loop, of one step or of several (PL-K019). */
export const NEW_LOOP: Loop = { count: 2, seconds: 3600 };
/** What a group loop without details means (SH-K039). */
export const GROUP_LOOP_WITHOUT_DETAILS: Loop = { count: 10, seconds: 3600 };

export const EMPTY_BLOCK: ChainBlock = { includes: [], excludes: [], active: false, individually: false };
export const EMPTY_USER_BLOCK: UserBlock = { ...EMPTY_BLOCK, external: false };

export function newStep(uid: string): ChainStep {
  return {
    uid,
    type: STEP_TYPE.threshold,
    loopCount: 1,
    loopTime: null,
    maxGap: null,
    sourceBlk: EMPTY_BLOCK,
    userBlk: EMPTY_USER_BLOCK,
    serviceBlk: EMPTY_BLOCK,
    incidentTypeBlk: EMPTY_BLOCK,
    objectBlk: EMPTY_BLOCK,
    actionBlk: EMPTY_BLOCK,
  };
}

/** A loop as people write it: `10x/3600s`, ten times within an hour. Empty text isn't a loop. */
export function readLoop(typed: string): { loop: Loop | null } | { error: 'INVALID_LOOP_TIME' } {
  const text = typed.trim();
  if (text === '') return { loop: null };
  const [, times, time] = /^(\d{1,9})\s*x\s*\/\s*(\d{1,9})\s*s$/i.exec(text) ?? [];
  const loop = { count: Number(times), seconds: Number(time) };
  return loop.count >= LOOP_MIN_COUNT && loop.seconds > 0 ? { loop } : { error: 'INVALID_LOOP_TIME' };
}

export function printLoop(loop: Loop | null): string {
  return loop === null ? '' : `${loop.count}x/${loop.seconds}s`;
}

/** The longest time between two steps as people write it: `60s`, or `n/a` for any. */
export function readGap(typed: string): { gap: number | null } | { error: 'INVALID_GAP_TIME' } {
  const text = typed.trim().toLowerCase();
  if (text === 'n/a') return { gap: null };
  const [, time] = /^(\d{1,9})\s*s$/.exec(text) ?? [];
  return time === undefined ? { error: 'INVALID_GAP_TIME' } : { gap: Number(time) };
}

export function printGap(gap: number | null): string {
  return gap === null ? 'n/a' : `${gap}s`;
}
