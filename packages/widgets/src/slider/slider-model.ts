/** Minimum tick distance in pixels; closer labels would overlap (WD-K071). */
export const MIN_TICK_WIDTH = 32;

/** Logged if a slider has no domain (WD-V065). */
export const NO_DOMAIN = 'Must provide slider-domain';

/** Colors of segments; the text beside them has the same meaning. */
export type SliderColor = 'low' | 'medium' | 'high' | 'none' | 'accent' | 'info';

export interface SliderLegend {
  label: string;
  color: SliderColor;
}

export interface SliderConfig {
  minValue: number;
  maxValue: number;
  /** Number of thumbs. */
  heads: number;
  step: number;
  /** Distance between labeled ticks. */
  tickShowStep: number;
  /** Segment labels, lowest first: one more than thumbs. */
  legend: readonly SliderLegend[];
}

export interface SliderModel {
  /** Thumb positions, lowest first. */
  rangeValues: readonly number[];
  config: SliderConfig;
}

/** Whether a domain can be drawn: it needs a length and a step. */
export function hasDomain(config: Partial<SliderConfig> | undefined): config is SliderConfig {
  if (config === undefined) return false;
  const { minValue, maxValue, step } = config;
  return (
    Number.isFinite(minValue) &&
    Number.isFinite(maxValue) &&
    Number.isFinite(step) &&
    Number(minValue) < Number(maxValue) &&
    Number(step) > 0
  );
}

/** Decimals of a step: 0.05 has two. Sums are rounded to them, or 0.1 + 0.2 would show. */
function decimalsOf(step: number): number {
  const [digits = '', power = '0'] = String(step).split('e');
  const behind = digits.split('.')[1]?.length ?? 0;
  return Math.min(15, Math.max(0, behind - Number(power)));
}

/** Nearest step to a value within the domain. The last step may be below the maximum. */
export function snap(value: number, { minValue, maxValue, step }: SliderConfig): number {
  const most = Math.floor((maxValue - minValue) / step + 1e-9);
  const steps = Math.min(most, Math.max(0, Math.round((value - minValue) / step)));
  const decimals = Math.max(decimalsOf(step), decimalsOf(minValue));
  return Number((minValue + steps * step).toFixed(decimals));
}

/** Normalizes arbitrary input: the right number of thumbs, on steps, in order. */
export function fitHeads(values: readonly number[], config: SliderConfig): readonly number[] {
  const heads = Math.max(1, Math.floor(config.heads));
  const spread = Array.from(
    { length: heads },
    (_, index) => config.minValue + ((index + 1) * (config.maxValue - config.minValue)) / (heads + 1),
  );
  return spread
    .map((share, index) => {
      const given = values[index];
      return snap(given !== undefined && Number.isFinite(given) ? given : share, config);
    })
    .sort((a, b) => a - b);
}

/** Thumb positions after a drag, which stops at neighbors. */
export function moveHead(
  values: readonly number[],
  index: number,
  to: number,
  config: SliderConfig,
): readonly number[] {
  const low = values[index - 1] ?? config.minValue;
  const high = values[index + 1] ?? config.maxValue;
  const at = Math.min(high, Math.max(low, snap(to, config)));
  return values.map((value, place) => (place === index ? at : value));
}

export interface Stretch {
  from: number;
  to: number;
  /** Start and length as fractions of the domain. */
  start: number;
  share: number;
  legend: SliderLegend | undefined;
}

/** Segments between thumbs with their labels. */
export function stretches(
  values: readonly number[],
  { minValue, maxValue, legend }: SliderConfig,
): readonly Stretch[] {
  const ends = [minValue, ...values, maxValue];
  const shareAt = (value: number) => (value - minValue) / (maxValue - minValue);
  return ends.slice(1).map((to, index) => {
    const from = ends[index] ?? minValue;
    return { from, to, start: shareAt(from), share: shareAt(to) - shareAt(from), legend: legend[index] };
  });
}

/** Ticks that fit a width: every `tickShowStep`, or the smallest multiple with enough distance. */
export function ticks(config: SliderConfig, width: number): readonly number[] {
  const { minValue, maxValue, step, tickShowStep } = config;
  const length = maxValue - minValue;
  const wanted = tickShowStep > 0 ? tickShowStep : step;
  const room = Math.max(1, Math.floor(width / MIN_TICK_WIDTH));
  const closest = Math.max(1, Math.ceil(length / wanted / room - 1e-9));
  // Slightly wider spacing if that puts the last tick at the end.
  const even = Array.from({ length: closest + 1 }, (_, more) => closest + more).find((times) =>
    Number.isInteger(Number((length / (wanted * times)).toFixed(9))),
  );
  const every = wanted * (even ?? closest);
  const decimals = Math.max(decimalsOf(wanted), decimalsOf(minValue));
  const count = Math.floor(length / every + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) =>
    Number((minValue + index * every).toFixed(decimals)),
  );
}
