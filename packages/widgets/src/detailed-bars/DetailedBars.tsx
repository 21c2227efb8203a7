import { sum } from 'd3-array';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usageOf } from '../bar-list/usage.ts';
import { type ChartDatum, whyDataNotDrawn, whyInvalid } from '../chart-datum/chart-datum.ts';
import { DETAILED_BARS_AT_MOST } from '../chart-datum/limits.ts';
import { BarTrack } from '../chart-frame/BarTrack.tsx';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { colourAt } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './DetailedBars.module.css';

export interface DetailedBar extends ChartDatum {
  /** Secondary text after the label. */
  detail?: string | undefined;
  /** Parts of the value, in the order of `parts`. Without them, the bar has one color. */
  values?: readonly number[] | undefined;
}

export interface DetailedBarsProps extends ChartAround {
  data: readonly DetailedBar[];
  /** Names of the parts. */
  parts?: readonly { label: string; colour?: string | undefined; icon?: ReactNode }[] | undefined;
  /** Formats values. */
  format: (value: number) => string;
  nameLabel: string;
  valueLabel: string;
}

/** The largest twelve items in detail: a wide bar of parts, the value, and its share of the total. */
export function DetailedBars(props: DetailedBarsProps) {
  const { data, parts = [], format, nameLabel, valueLabel } = props;
  const { formatMessage } = useIntl();
  const { percent } = useFormat();
  const problem =
    whyDataNotDrawn(data) ??
    data
      .map(({ values = [] }) =>
        whyInvalid(
          values.map((value) => ({ value })),
          ({ value }) => value,
        ),
      )
      .find((wrong) => wrong !== undefined);
  const filled = problem === undefined ? data.filter(({ value }) => value > 0) : [];
  const shown = usageOf(filled, DETAILED_BARS_AT_MOST);
  const total = sum(filled, ({ value }) => value);
  const first = shown[0];
  const most = first?.value ?? 1;
  const colours = parts.map(({ colour }, index) => colour ?? colourAt(index));
  return (
    <ChartFrame
      around={props}
      hint={
        filled.length > shown.length
          ? formatMessage({ id: 'widgets.charts.shownOf' }, { shown: shown.length, count: filled.length })
          : undefined
      }
      legend={parts.map(({ label, icon }, index) => ({ label, icon, colour: colours[index] }))}
      summary={
        first === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.bars.summary' },
              { value: valueLabel, first: first.label, text: format(first.value), count: filled.length },
            )
      }
      table={{
        columns: [nameLabel, valueLabel, ...parts.map(({ label }) => label)],
        rows: filled.map(({ label, value, values = [] }) => ({
          cells: [label, format(value), ...parts.map((_, index) => format(values[index] ?? 0))],
          values: [label, value, ...parts.map((_, index) => values[index] ?? 0)],
        })),
      }}
      problem={problem}
      height={DETAILED_BARS_AT_MOST * 32}
    >
      <ul className={css.bars}>
        {shown.map(({ label, value, icon, detail, values }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place, and two may have one name
          <li key={index} className={css.bar}>
            <span className={css.words}>
              {icon}
              <span className={css.label}>
                <bdi>{label}</bdi>
              </span>
              {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
            </span>
            <span className={css.track}>
              <BarTrack
                height={10}
                parts={
                  values === undefined || parts.length === 0
                    ? [{ share: value / most, colour: colourAt(0) }]
                    : parts.map((_, part) => ({
                        share: (values[part] ?? 0) / most,
                        colour: colours[part] ?? colourAt(part),
                      }))
                }
              />
            </span>
            <span className={css.value}>
              <bdi>{format(value)}</bdi>
            </span>
            <span className={css.share}>{percent(value / total)}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
