import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { fitted } from '../chart-frame/fitted.ts';
import { pointByKey } from '../chart-frame/point-keys.ts';
import { Sized } from '../chart-frame/Sized.tsx';
import { usePoints } from '../chart-frame/usePoints.ts';
import { colourAt } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { type DrawnGraph, drawnGraph, type GraphData, nodeByArrow, whyGraphNotDrawn } from './graph.ts';
import { type NameBox, namesWithRoom } from './graph-names.ts';
import { GRAPH_HEIGHT, GRAPH_WIDTH } from './limits.ts';
import css from './NodeGraph.module.css';

export interface NodeGraphProps extends ChartAround {
  data: GraphData;
  /** Labels for nodes and for their color: “User”, “Department”. */
  nodeLabel: string;
  colorLabel: string;
  width?: number | undefined;
  height?: number | undefined;
  onSelect?: ((node: number) => void) | undefined;
}

/** Graph with node size by incoming links and link thickness by flow. */
export function NodeGraph(props: NodeGraphProps) {
  const { data, nodeLabel, colorLabel, width = GRAPH_WIDTH, height = GRAPH_HEIGHT } = props;
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const problem = useMemo(() => whyGraphNotDrawn(data), [data]);
  const graph = useMemo(() => (problem === undefined ? drawnGraph(data) : NONE), [data, problem]);
  const table = useMemo(() => {
    const { nodes, links } = problem === undefined ? data : NOTHING;
    const leadsTo = nodes.map((): string[] => []);
    for (const { source, target, value } of links)
      if (value > 0) leadsTo[source]?.push(`${nodes[target]?.label ?? ''} (${number(value)})`);
    return {
      columns: [
        nodeLabel,
        colorLabel,
        formatMessage({ id: 'widgets.graph.incoming' }),
        formatMessage({ id: 'widgets.graph.leadsTo' }),
      ],
      rows: nodes.map((node, index) => {
        const targets = leadsTo[index]?.join(', ') ?? '';
        return {
          cells: [node.label, node.labelForColor, number(node.numIncomingEdges), targets],
          values: [node.label, node.labelForColor, node.numIncomingEdges, targets],
        };
      }),
    };
  }, [data, problem, nodeLabel, colorLabel, number, formatMessage]);
  const [largest] = [...graph.nodes].sort((a, b) => b.numIncomingEdges - a.numIncomingEdges);
  const left = table.rows.length - graph.nodes.length;

  return (
    <ChartFrame
      around={props}
      hint={
        left > 0
          ? formatMessage(
              { id: 'widgets.graph.shown' },
              { shown: number(graph.nodes.length), count: number(table.rows.length) },
            )
          : props.hint
      }
      legend={graph.groups.map((label, index) => ({ label, colour: colourAt(index) }))}
      summary={
        largest === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.graph.summary' },
              {
                nodes: data.nodes.length,
                links: data.links.length,
                label: largest.label,
                count: largest.numIncomingEdges,
              },
            )
      }
      table={table}
      problem={problem}
      height={height}
    >
      <Sized width={width}>
        {(room) => <Network graph={graph} width={room} height={height} onSelect={props.onSelect} />}
      </Sized>
    </ChartFrame>
  );
}

/** With more links than this, they overlap and are drawn fainter. */
const DENSE = 120;
/** Used instead of data that can't be drawn. */
const NOTHING: GraphData = { nodes: [], links: [] };
const NONE: DrawnGraph = { nodes: [], links: [], groups: [] };

type Places = readonly { x: number; y: number }[];

/** Layout of a graph once computed, in slices, in a lazily loaded chunk. */
function useGraphLayout(graph: DrawnGraph, width: number, height: number): Places | undefined {
  const [done, setDone] = useState<{ graph: DrawnGraph; places: Places }>();
  useEffect(() => {
    const stop = new AbortController();
    import('./graph-layout.ts')
      .then(({ layOutGraph }) => layOutGraph(graph, width, height, stop.signal))
      .then((places) => setDone({ graph, places }))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('A graph could not be laid out', error);
      });
    return () => stop.abort();
  }, [graph, width, height]);
  return done?.graph === graph ? done.places : undefined;
}

function Network({
  graph,
  width,
  height,
  onSelect,
}: {
  graph: DrawnGraph;
  width: number;
  height: number;
  onSelect: ((node: number) => void) | undefined;
}) {
  const { formatMessage } = useIntl();
  const places = useGraphLayout(graph, width, height);
  const { shown, pointProps } = usePoints(
    graph.nodes.length,
    onSelect === undefined ? undefined : (at) => onSelect(graph.nodes[at]?.index ?? at),
    (key, from, count) => nodeByArrow(key, from, places ?? []) ?? pointByKey(key, from, count),
  );
  const names = useMemo((): readonly (NameBox | undefined)[] => {
    const placed = graph.nodes.map((node, index) => ({
      x: places?.[index]?.x ?? 0,
      y: places?.[index]?.y ?? 0,
      radius: node.radius,
      name: fitted(node.label, Math.min(110, width * 0.3)),
    }));
    return places === undefined ? [] : namesWithRoom(placed, width, height);
  }, [graph, places, width, height]);
  if (places === undefined) return <Skeleton height={height} />;

  const groups = new Map(graph.groups.map((group, index) => [group, index]));
  const words = (index: number) => {
    const node = graph.nodes[index];
    return formatMessage(
      { id: 'widgets.graph.node' },
      { label: node?.label, group: node?.labelForColor, count: node?.numIncomingEdges ?? 0 },
    );
  };
  const touches = (link: DrawnGraph['links'][number]) =>
    shown === undefined || link.source === shown || link.target === shown;
  const tip = shown === undefined ? undefined : places[shown];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: points of a drawing, no set of fields */}
      <svg
        role="group"
        aria-label={formatMessage({ id: 'widgets.graph.walk' })}
        width={width}
        height={height}
        className={css.svg}
      >
        <g data-dense={graph.links.length > DENSE || undefined}>
          {graph.links.map((link, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place, and two may join the same nodes
              key={index}
              d={linkPath(places[link.source], places[link.target])}
              className={css.link}
              data-dim={touches(link) ? undefined : true}
              strokeWidth={link.source === link.target ? Math.min(LOOP, link.thickness) : link.thickness}
            />
          ))}
        </g>
        {graph.nodes.map((node, index) => (
          <circle
            key={node.index}
            cx={places[index]?.x}
            cy={places[index]?.y}
            r={node.radius}
            className={css.node}
            style={{ color: colourAt(groups.get(node.labelForColor) ?? 0) }}
            {...pointProps(index, words(index))}
          />
        ))}
        <svg aria-hidden="true" className={css.names}>
          {names.map((name, index) =>
            name === undefined ? null : (
              <text
                key={graph.nodes[index]?.index}
                x={name.x}
                y={name.y}
                textAnchor={name.anchor}
                className={css.name}
              >
                {name.name}
              </text>
            ),
          )}
        </svg>
      </svg>
      {tip === undefined || shown === undefined ? null : (
        <ChartTip x={tip.x} y={tip.y - (graph.nodes[shown]?.radius ?? 0)} width={width}>
          {words(shown)}
        </ChartTip>
      )}
    </>
  );
}

/** Maximum thickness of a loop in pixels; more would be a blot. */
const LOOP = 6;

/** A straight line; a link from a node to itself is a loop above it. */
function linkPath(from: Places[number] | undefined, to: Places[number] | undefined): string {
  if (from === undefined || to === undefined) return '';
  if (from === to) return `M${from.x} ${from.y}c-22 -34 22 -34 0 0`;
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}
