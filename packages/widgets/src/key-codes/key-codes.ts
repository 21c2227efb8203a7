/** Keys by `KeyboardEvent.key`, independent of the layout (WD-K078). */
export const KEY = {
  enter: 'Enter',
  escape: 'Escape',
  minus: '-',
  plus: '+',
  /** The plus key without Shift on many keyboards, so it counts as plus. */
  equals: '=',
} as const;
