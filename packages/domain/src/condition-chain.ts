/**
 * A sequence of activities that a detector looks for: ordered steps with a maximum gap, and loops over one step or
 * several. Times are whole seconds.
 */
export interface ConditionChain {
  /** Minimum `CHAIN_MIN_STEPS`. */
  steps: readonly ChainStep[];
  /** Loops don't cross: they are separate or nested. */
  groupLoops: readonly GroupLoop[];
}

/** Condition type of a step, as a number on the wire. */
export const STEP_TYPE = { threshold: 0, behavior: 1 } as const;
export type StepType = (typeof STEP_TYPE)[keyof typeof STEP_TYPE];

export interface ChainBlock {
  includes: readonly string[];
  excludes: readonly string[];
  /** Whether the step uses the block. */
  active: boolean;
  /** Counts each value separately rather than all together. */
  individually: boolean;
}

export interface UserBlock extends ChainBlock {
  /** Only people outside the company. */
  external: boolean;
}

/** Blocks of a step, in the order in which each narrows the next. */
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
  /** Number of repetitions; 1 without a loop. */
  loopCount: number;
  /** Time limit for the repetitions; `null` without a loop. */
  loopTime: number | null;
  /** Maximum time since the previous step; `null` for any time, and on the first step. */
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

/** A loop over consecutive steps, given by its first and last one. */
export interface GroupLoop {
  from: string;
  to: string;
  /** Defaults to `GROUP_LOOP_WITHOUT_DETAILS`. */
  details: Loop | null;
}

/** Minimum steps of a chain (PL-K020). */
export const CHAIN_MIN_STEPS = 1;
/** Fewer repetitions don't count as a loop. */
export const LOOP_MIN_COUNT = 2;
/** Initial values for a new loop in an editor (PL-K019). */
export const NEW_LOOP: Loop = { count: 2, seconds: 3600 };
/** Default for a group loop without details (SH-K039). */
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

/** Parses a loop as typed: `10x/3600s`, ten times within an hour. Empty text isn't a loop. */
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

/** Parses the maximum gap between two steps as typed: `60s`, or `n/a` for any. */
export function readGap(typed: string): { gap: number | null } | { error: 'INVALID_GAP_TIME' } {
  const text = typed.trim().toLowerCase();
  if (text === 'n/a') return { gap: null };
  const [, time] = /^(\d{1,9})\s*s$/.exec(text) ?? [];
  return time === undefined ? { error: 'INVALID_GAP_TIME' } : { gap: Number(time) };
}

export function printGap(gap: number | null): string {
  return gap === null ? 'n/a' : `${gap}s`;
}
