import { type CsvCell, csvOf } from '@casbah/domain/format/csv';
import { type ReactNode, use, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { useChartWarning } from '../chart-datum/warn.ts';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { ChartIcon, DownloadIcon, TableIcon } from '../icons/icons.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import css from './ChartFrame.module.css';
import type { ChartAround } from './chart-around.ts';
import { ChartFormContext } from './chart-form.ts';
import { downloadText } from './download.ts';
import { useWidth } from './useWidth.ts';

/** A chart's data as a table, for display and export. */
export interface ChartTable {
  /** The first column contains row names. */
  columns: readonly string[];
  rows: readonly { cells: readonly string[]; values: readonly CsvCell[] }[];
}

export type SeriesTone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface LegendEntry {
  label: string;
  tone?: SeriesTone | undefined;
  /** A palette color, for charts without series. */
  colour?: string | undefined;
  /** Shape that accompanies the color. */
  icon?: ReactNode;
}

export interface ChartFrameProps {
  /** Props from the page around the chart. */
  around: ChartAround;
  /** The chart's own hint. */
  hint?: ReactNode;
  legend?: readonly LegendEntry[] | undefined;
  /** The chart's message in one sentence. */
  summary: string;
  table: ChartTable;
  /** Why it can't be drawn (`whyNotDrawn`): logged, while the reader sees an empty chart. */
  problem?: string | undefined;
  /** Drawing height in pixels; table and placeholder have the same. */
  height: number;
  children: ReactNode;
}

/** Height of an empty chart in pixels, lower than a drawn one. */
const EMPTY = 180;

/** Frame of every chart: title, legend, summary, and the data as table and download. */
export function ChartFrame(props: ChartFrameProps) {
  const { around, hint = around.hint, legend = [], summary, table, problem, height } = props;
  const { title, fileName, status = 'ready', error } = around;
  const { formatMessage } = useIntl();
  const [form, setForm] = useState(use(ChartFormContext));
  const id = useId();
  const nothing = problem !== undefined || table.rows.length === 0;
  const waiting = status === 'loading' && nothing;
  const unseen = error !== undefined || nothing;
  useChartWarning(
    fileName,
    nothing && status === 'ready' && error === undefined ? (problem ?? 'there are no values') : undefined,
  );
  return (
    <figure
      className={css.frame}
      aria-labelledby={`${id}t`}
      aria-describedby={unseen ? undefined : `${id}s`}
      aria-busy={status !== 'ready'}
    >
      <div className={css.head}>
        <figcaption id={`${id}t`} className={css.title}>
          {title}
        </figcaption>
        {hint === undefined || form === 'table' || unseen ? null : <span className={css.hint}>{hint}</span>}
        <div className={css.aside}>
          {form === 'table' || unseen
            ? null
            : legend.map((one) => (
                <span key={one.label} className={css.legend}>
                  <span
                    className={one.icon === undefined ? css.swatch : css.mark}
                    style={{ color: one.colour ?? `var(--series-${one.tone ?? 1})` }}
                  >
                    {one.icon}
                  </span>
                  {one.label}
                </span>
              ))}
          {unseen ? null : (
            <span className={css.tools}>
              <IconButton
                size="tiny"
                label={formatMessage({
                  id: form === 'chart' ? 'widgets.chart.asTable' : 'widgets.chart.asChart',
                })}
                onPress={() => setForm(form === 'chart' ? 'table' : 'chart')}
              >
                {form === 'chart' ? <TableIcon size={14} /> : <ChartIcon size={14} />}
              </IconButton>
              <IconButton
                size="tiny"
                label={formatMessage({ id: 'widgets.chart.download' })}
                onPress={() =>
                  downloadText(
                    `${fileName}.csv`,
                    csvOf([table.columns, ...table.rows.map((row) => row.values)]),
                  )
                }
              >
                <DownloadIcon size={14} />
              </IconButton>
            </span>
          )}
        </div>
      </div>
      {unseen ? null : (
        <p id={`${id}s`} className={css.hidden}>
          {summary}
        </p>
      )}
      {error !== undefined ? (
        <div className={css.empty} style={{ minHeight: height }}>
          <ErrorState compact title={error.title} onRetry={error.onRetry}>
            {error.detail}
          </ErrorState>
        </div>
      ) : waiting ? (
        <Skeleton height={height} />
      ) : nothing ? (
        <div className={css.empty} style={{ minHeight: Math.min(height, EMPTY) }}>
          {around.empty ?? formatMessage({ id: 'widgets.chart.NO_DATA' })}
        </div>
      ) : form === 'table' ? (
        <TableOf table={table} height={height} labelledBy={`${id}t`} />
      ) : (
        <Drawing>{props.children}</Drawing>
      )}
    </figure>
  );
}

/** Draws only while visible: not in a closed panel, a background tab or a zero-width column. */
function Drawing({ children }: { children: ReactNode }) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className={css.drawing}>
      {width === 0 ? null : children}
    </div>
  );
}

function TableOf({ table, height, labelledBy }: { table: ChartTable; height: number; labelledBy: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a box around a table, no set of fields
    <div
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className={css.tableBox}
      style={{ maxHeight: Math.max(height, 180) }}
    >
      <table className={css.table}>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and two may have one name
              <th key={index} scope="col" className={index === 0 ? undefined : css.number}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and two may have one name
            <tr key={place}>
              {row.cells.map((cell, index) =>
                index === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <th key={index} scope="row">
                    <bdi className={css.rowName}>{cell}</bdi>
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={index} className={css.number}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
