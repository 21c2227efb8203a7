/** Chart colors by meaning. All come from tokens, so they adapt to the dark theme. */
export type PaletteName = 'categorical' | 'sequential' | 'severity';

/** Steps of the scale, from low to high. */
export const SEQUENTIAL_STEPS = 11;

/** From a tint of the accent to the full accent: from low to high in both themes. */
const sequential = Array.from({ length: SEQUENTIAL_STEPS }, (_, step) => {
  const share = 10 + Math.round((90 * step) / (SEQUENTIAL_STEPS - 1));
  return `color-mix(in oklab, var(--series-1) ${share}%, var(--surface-sunken))`;
});

export const PALETTES: Readonly<Record<PaletteName, readonly string[]>> = {
  /** Unordered categories. */
  categorical: Array.from({ length: 8 }, (_, index) => `var(--series-${index + 1})`),
  sequential,
  /** Low, medium, high; always with a word or shape. */
  severity: ['var(--risk-low)', 'var(--risk-medium)', 'var(--risk-high)'],
};

/** Color at an index; repeats after the last one. */
export function colourAt(index: number, palette: PaletteName = 'categorical'): string {
  const colours = PALETTES[palette];
  return colours[((index % colours.length) + colours.length) % colours.length] ?? 'currentColor';
}

/** Color of an amount on a scale from `least` to `most`; clamps beyond. */
export function colourOfAmount(amount: number, least: number, most: number): string {
  const share = most > least && Number.isFinite(amount) ? (amount - least) / (most - least) : 0;
  const step = Math.floor(Math.min(1, Math.max(0, share)) * SEQUENTIAL_STEPS);
  return sequential[Math.min(SEQUENTIAL_STEPS - 1, step)] ?? 'currentColor';
}
