import { BAR_RADIUS } from '../chart-datum/limits.ts';

/** Path of a bar on `base` with a rounded top. */
export function columnPath(
  x: number,
  base: number,
  width: number,
  height: number,
  round = BAR_RADIUS,
): string {
  const radius = Math.max(0, Math.min(round, width / 2, height));
  const top = base - height;
  return `M${x} ${base}V${top + radius}Q${x} ${top} ${x + radius} ${top}H${x + width - radius}Q${x + width} ${top} ${x + width} ${top + radius}V${base}Z`;
}
