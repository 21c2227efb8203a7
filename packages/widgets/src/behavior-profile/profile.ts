import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { BEHAVIOR } from '../chart-datum/limits.ts';

export type BehaviorView = keyof Pick<typeof BEHAVIOR, 'weekly' | 'monthly'>;

export interface BehaviorPoint {
  /** Ms since 1970 UTC. */
  time: number;
  /** Measured value. */
  value: number;
  /** Usual value of the user, and of their peers. */
  value_user: number;
  value_peer: number;
  anomalous: boolean;
}

/** Activity over a week or month with the usual values, as sent by the detector. */
export interface BehaviorSeries {
  chart_view: BehaviorView;
  /** Ms since 1970 UTC; start inclusive, end exclusive. */
  start_time: number;
  end_time: number;
  plot_data: {
    datapoints: readonly BehaviorPoint[];
    /** All values are divided by it; multiply by it to get counts. */
    normalization_factor: number;
  };
}

/** Why the data can't be drawn; `undefined` if it can. */
export function whyProfileNotDrawn({
  chart_view,
  start_time,
  end_time,
  plot_data,
}: BehaviorSeries): string | undefined {
  if (chart_view !== 'weekly' && chart_view !== 'monthly') return `there is no view “${String(chart_view)}”`;
  if (!(end_time > start_time)) return 'the time ends before it begins';
  // An invalid response may span centuries, whose ticks would freeze the page.
  if (end_time - start_time > 400 * DAY_MS) return 'the time is longer than a year';
  const { datapoints, normalization_factor } = plot_data;
  if (!(normalization_factor > 0) || !Number.isFinite(normalization_factor))
    return 'the normalization factor is not a number above zero';
  if (!Array.isArray(datapoints)) return 'the values are not a list';
  if (datapoints.length === 0) return 'there are no values';
  for (const [index, point] of datapoints.entries()) {
    if (typeof point !== 'object' || point === null) return `value ${index} is not a datum`;
    for (const value of [point.time, point.value, point.value_user, point.value_peer])
      if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
        return `value ${index} is not a number`;
  }
  return datapoints.some(({ value, value_user, value_peer }) => value + value_user + value_peer > 0)
    ? undefined
    : 'every value is zero';
}

/** Points within the time range, in order, as counts. */
export function countedPoints({ start_time, end_time, plot_data }: BehaviorSeries): readonly BehaviorPoint[] {
  const factor = plot_data.normalization_factor;
  return plot_data.datapoints
    .filter(({ time }) => time >= start_time && time < end_time)
    .map((point) => ({
      ...point,
      value: point.value * factor,
      value_user: point.value_user * factor,
      value_peer: point.value_peer * factor,
    }))
    .sort((one, other) => one.time - other.time);
}

/** Ticks of the axis: every twelve hours of a week, every day of a month, in UTC. */
export function behaviorTicks({ chart_view, start_time, end_time }: BehaviorSeries): readonly number[] {
  const step = BEHAVIOR[chart_view].tickHours * HOUR_MS;
  const ticks: number[] = [];
  for (let time = Math.ceil(start_time / step) * step; time < end_time; time += step) ticks.push(time);
  return ticks;
}
