/**
 * Rounds values to `decimals` so that they add up to their rounded sum, each off by less than one step (largest
 * remainder). A list that claims “adds up to 81” must do so.
 */
export function roundToSum(values: readonly number[], decimals: number): number[] {
  const step = 10 ** decimals;
  const scaled = values.map((value) => value * step);
  const target = Math.round(scaled.reduce((sum, value) => sum + value, 0));
  const floors = scaled.map(Math.floor);
  let missing = target - floors.reduce((sum, value) => sum + value, 0);
  const byRemainder = scaled
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder) {
    if (missing <= 0) break;
    floors[index] = (floors[index] ?? 0) + 1;
    missing--;
  }
  return floors.map((value) => value / step);
}

/** Decimals needed for points: none if all are integers. */
export function decimalsOf(values: readonly number[]): number {
  return values.every((value) => Math.abs(value - Math.round(value)) < 1e-9) ? 0 : 1;
}
