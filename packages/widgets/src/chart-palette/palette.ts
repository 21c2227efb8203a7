/** Colors of charts by what they say. All come from the tokens, so each is another in the dark theme. */
export type PaletteName = 'categorical' | 'sequential' | 'severity';

/** Steps of the scale from little to much. */
export const SEQUENTIAL_STEPS = 11;

/** From a trace of the accent over the page to all of it: from little to much in both themes. */
const sequential = Array.from({ length: SEQUENTIAL_STEPS }, (_, step) => {
  const share = 10 + Math.round((90 * step) / (SEQUENTIAL_STEPS - 1));
  return `color-mix(in oklab, var(--series-1) ${share}%, var(--surface-sunken))`;
});

export const PALETTES: Readonly<Record<PaletteName, readonly string[]>> = {
  /** Things side by side that have no order. */
  categorical: Array.from({ length: 8 }, (_, index) => `var(--series-${index + 1})`),
  sequential,
  /** Low, medium, high: always with the word or the shape beside it. */
  severity: ['var(--risk-low)', 'var(--risk-medium)', 'var(--risk-high)'],
};

/** The color of the thing at a place; after the last one they begin again. */
export function colourAt(index: number, palette: PaletteName = 'categorical'): string {
  const colours = PALETTES[palette];
  return colours[((index % colours.length) + colours.length) % colours.length] ?? 'currentColor';
}

/** The color of an amount on a scale from `least` to `most`; amounts beyond have the color of the end. */
export function colourOfAmount(amount: number, least: number, most: number): string {
  const share = most > least && Number.isFinite(amount) ? (amount - least) / (most - least) : 0;
  const step = Math.floor(Math.min(1, Math.max(0, share)) * SEQUENTIAL_STEPS);
  return sequential[Math.min(SEQUENTIAL_STEPS - 1, step)] ?? 'currentColor';
}
