/** Keys that mean the same everywhere, as `KeyboardEvent.key` names them: layouts decide where they lie (WD-K078). */
export const KEY = {
  enter: 'Enter',
  escape: 'Escape',
  minus: '-',
  plus: '+',
  /** The plus key without shift on many keyboards: it means plus. */
  equals: '=',
} as const;
