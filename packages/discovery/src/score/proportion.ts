/** Scales numbers to integers that add up to exactly the total; the remainder goes to the largest fractions. */
export function inProportion(values: readonly number[], total: number): readonly number[] {
  const all = values.reduce((sum, one) => sum + one, 0);
  if (all === total && values.every(Number.isInteger)) return values;
  if (all === 0) return values;
  const exact = values.map((one) => (one * total) / all);
  const whole = exact.map(Math.floor);
  let missing = total - whole.reduce((sum, one) => sum + one, 0);
  const byRemainder = exact
    .map((one, index) => ({ index, remainder: one - Math.floor(one) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (missing === 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    missing -= 1;
  }
  return whole;
}
