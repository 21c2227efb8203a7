import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { usePoints } from '../chart-frame/usePoints.ts';
import { useWidth } from '../chart-frame/useWidth.ts';
import { useFormat } from '../format/useFormat.ts';
import { MICRO_BARS, TREE_DEPTH_MAX } from './limits.ts';
import css from './TreeChart.module.css';
import {
  type TreeNode,
  type TreePlace,
  treeByKey,
  treeLayout,
  treeRows,
  whyTreeNotDrawn,
} from './tree-layout.ts';

export interface TreeChartProps extends ChartAround {
  root: TreeNode;
  /** Labels of nodes and values: “Unit”, “Users”. */
  nameLabel: string;
  valueLabel: string;
  format?: ((value: number) => string) | undefined;
}

const ROW = 56;
const HEIGHT = 240;
/** Minimum column width; below it the columns scroll sideways. */
const COLUMN_LEAST = 150;
/** Maximum column width; wider ones would separate related items. */
const COLUMN_MOST = 260;
/** Pixels between a node and the next column, for the connecting line. */
const GAP = 40;
const NONE: TreeNode = { label: '', value: 0 };

/** A whole with its parts on two levels; ten small bars beside each show its value relative to the largest. */
export function TreeChart(props: TreeChartProps) {
  const { root, nameLabel, valueLabel } = props;
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const format = props.format ?? number;
  const problem = useMemo(() => whyTreeNotDrawn(root), [root]);
  const rows = useMemo(() => (problem === undefined ? treeRows(root) : []), [root, problem]);
  const largest = rows.reduce<TreeNode | undefined>(
    (best, { node, path }) =>
      path.length > 0 && (best === undefined || node.value > best.value) ? node : best,
    undefined,
  );
  return (
    <ChartFrame
      around={props}
      summary={
        problem === undefined
          ? formatMessage(
              { id: 'widgets.tree.summary' },
              {
                root: root.label,
                value: format(root.value),
                count: rows.length - 1,
                largest: (largest ?? root).label,
                most: format((largest ?? root).value),
              },
            )
          : formatMessage({ id: 'widgets.chart.NO_DATA' })
      }
      table={{
        columns: [nameLabel, valueLabel],
        rows: rows.map(({ path, node }) => {
          const name = [...path, node].map(({ label }) => label).join(' › ');
          return { cells: [name, format(node.value)], values: [name, node.value] };
        }),
      }}
      problem={problem}
      height={HEIGHT}
    >
      <Tree root={problem === undefined ? root : NONE} format={format} />
    </ChartFrame>
  );
}

function Tree({ root, format }: { root: TreeNode; format: (value: number) => string }) {
  const { formatMessage } = useIntl();
  const [box, room] = useWidth<HTMLDivElement>();
  const columns = TREE_DEPTH_MAX + 1;
  const width = Math.min(COLUMN_MOST * columns, Math.max(room, COLUMN_LEAST * columns));
  const { places, height } = useMemo(() => treeLayout(root, width, ROW), [root, width]);
  const { shown, pointProps } = usePoints(places.length, undefined, (key, from) =>
    treeByKey(key, from, places),
  );
  const column = width / (TREE_DEPTH_MAX + 1);
  const words = ({ node, depth, hidden }: TreePlace) =>
    formatMessage(
      { id: 'widgets.tree.node' },
      { label: node.label, value: format(node.value), level: depth + 1, hidden },
    );
  return (
    <div ref={box} className={css.box}>
      {/* biome-ignore lint/a11y/useSemanticElements: points of a drawing, no set of fields */}
      <div
        role="group"
        aria-label={formatMessage({ id: 'widgets.tree.walk' })}
        className={css.tree}
        style={{ width, height }}
      >
        <svg aria-hidden="true" width={width} height={height} className={css.links}>
          {places.map((place, index) => {
            const parent = place.parent === undefined ? undefined : places[place.parent];
            if (parent === undefined) return null;
            const from = parent.x + column - GAP;
            const half = (from + place.x) / 2;
            return (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a node is its place, and two may have one name
                key={index}
                d={`M${from} ${parent.y}C${half} ${parent.y} ${half} ${place.y} ${place.x} ${place.y}`}
                className={css.link}
              />
            );
          })}
        </svg>
        {places.map((place, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a node is its place, and two may have one name
            key={index}
            className={css.node}
            data-depth={place.depth}
            data-lit={index === shown || undefined}
            style={{ left: place.x, top: place.y, width: column - GAP }}
            title={place.node.label}
            {...pointProps(index, words(place))}
          >
            <span className={css.head}>
              {place.node.icon === undefined ? null : <span className={css.icon}>{place.node.icon}</span>}
              <span className={css.name}>{place.node.label}</span>
              {place.hidden === 0 ? null : (
                <span className={css.more}>
                  {formatMessage({ id: 'widgets.tree.more' }, { count: place.hidden })}
                </span>
              )}
            </span>
            <span className={css.foot}>
              <MicroBars lit={place.lit} />
              <span className={css.value}>{format(place.node.value)}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Ten bars, lit by tenths of the largest value. */
function MicroBars({ lit }: { lit: number }) {
  return (
    <svg aria-hidden="true" width={MICRO_BARS * 5} height={9} className={css.bars}>
      {Array.from({ length: MICRO_BARS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
        <rect key={index} x={index * 5} width={3} height={9} rx={1} data-on={index < lit || undefined} />
      ))}
    </svg>
  );
}
