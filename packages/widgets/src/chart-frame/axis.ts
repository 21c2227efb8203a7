/** Maximum lines above the bottom one. */
const LINES = 3;

/**
 * Axis values from 0 to `most`, few and round. Bytes are round in 1,024s: 512 MB, not 488.3 MB. The last one is at
 * least `most`, so nothing is drawn above it.
 */
export function axisValues(most: number, unit: 'count' | 'bytes'): readonly number[] {
  if (!(most > 0) || !Number.isFinite(most)) return [0];
  let factor = 1;
  if (unit === 'bytes') while (most / factor >= 1024) factor *= 1024;
  const rough = most / factor / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((round) => round * power >= rough) ?? 10) * power * factor;
  const count = Math.max(1, Math.ceil(most / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) =>
    index === count ? Math.max(most, index * step) : index * step,
  );
}
