import { whyInvalid } from '../chart-datum/chart-datum.ts';
import { LINK_THICKNESS_MAX, NODE_RADIUS, NODES_DRAWN } from './limits.ts';

export interface GraphNode {
  label: string;
  /** Nodes with the same value have the same color. */
  labelForColor: string;
  numIncomingEdges: number;
}

/** A link; `source` and `target` are indexes in the list of nodes. */
export interface GraphLink {
  source: number;
  target: number;
  value: number;
}

export interface GraphData {
  nodes: readonly GraphNode[];
  links: readonly GraphLink[];
}

/** Why a graph can't be drawn, for the log; `undefined` if it can. */
export function whyGraphNotDrawn({ nodes, links }: GraphData): string | undefined {
  const wrong =
    whyInvalid(nodes, ({ numIncomingEdges }) => numIncomingEdges) ?? whyInvalid(links, ({ value }) => value);
  if (wrong !== undefined) return wrong;
  if (nodes.length === 0) return 'there are no nodes';
  const nameless = nodes.findIndex(({ label, labelForColor }) =>
    [label, labelForColor].some((word) => typeof word !== 'string'),
  );
  if (nameless !== -1) return `node ${nameless} has no label`;
  const loose = links.findIndex(({ source, target }) =>
    [source, target].some((end) => nodes[end] === undefined),
  );
  if (loose !== -1) return `link ${loose} leads to no node`;
  const something =
    nodes.some(({ numIncomingEdges }) => numIncomingEdges > 0) || links.some(({ value }) => value > 0);
  return something ? undefined : 'every value is zero';
}

/** Radius of a node in pixels; its area is proportional to incoming links. */
export function nodeRadius(incoming: number, most: number): number {
  const { least, most: largest } = NODE_RADIUS;
  return most > 0 ? least + (largest - least) * Math.sqrt(Math.min(1, incoming / most)) : least;
}

/** Thickness of a link in pixels; the minimum is still visible. */
export function linkThickness(value: number, most: number): number {
  return most > 0 ? Math.max(1, LINK_THICKNESS_MAX * Math.min(1, value / most)) : 1;
}

export interface DrawnNode extends GraphNode {
  /** Index in the data. */
  index: number;
  radius: number;
}

export interface DrawnGraph {
  nodes: readonly DrawnNode[];
  /** `source` and `target` are indexes of drawn nodes. Links of value zero are dropped. */
  links: readonly (GraphLink & { thickness: number })[];
  /** Color groups, most frequent first. */
  groups: readonly string[];
}

/** Drawn subset of the data: the best connected nodes and their links. */
export function drawnGraph({ nodes, links }: GraphData): DrawnGraph {
  const degree = nodes.map(({ numIncomingEdges }) => numIncomingEdges);
  for (const { source, target, value } of links)
    if (value > 0) for (const end of new Set([source, target])) degree[end] = (degree[end] ?? 0) + 1;
  const kept = nodes
    .map((_, index) => index)
    .sort((a, b) => (degree[b] ?? 0) - (degree[a] ?? 0) || a - b)
    .slice(0, NODES_DRAWN);
  const places = new Map(kept.map((index, place) => [index, place]));
  const mostIncoming = Math.max(0, ...kept.map((index) => nodes[index]?.numIncomingEdges ?? 0));
  const counts = new Map<string, number>();
  const drawn = kept.flatMap((index) => {
    const node = nodes[index];
    if (node === undefined) return [];
    counts.set(node.labelForColor, (counts.get(node.labelForColor) ?? 0) + 1);
    return { ...node, index, radius: nodeRadius(node.numIncomingEdges, mostIncoming) };
  });
  const between = links.flatMap((link) => {
    const source = places.get(link.source);
    const target = places.get(link.target);
    return source === undefined || target === undefined || link.value <= 0
      ? []
      : { source, target, value: link.value };
  });
  const mostValue = between.reduce((most, { value }) => Math.max(most, value), 0);
  return {
    nodes: drawn,
    links: between.map((link) => ({ ...link, thickness: linkThickness(link.value, mostValue) })),
    groups: [...counts].sort((a, b) => b[1] - a[1]).map(([group]) => group),
  };
}

/** Node an arrow key moves to: the nearest in that direction, preferring straight ahead. */
export function nodeByArrow(
  key: string,
  from: number,
  places: readonly { x: number; y: number }[],
): number | undefined {
  const direction = DIRECTIONS.get(key);
  const start = places[from];
  if (direction === undefined || start === undefined) return undefined;
  let best = from;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    if (index === from) continue;
    const dx = place.x - start.x;
    const dy = place.y - start.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && aside <= 2 * ahead && cost < bestCost) {
      best = index;
      bestCost = cost;
    }
  }
  return best;
}

const DIRECTIONS: ReadonlyMap<string, { x: number; y: number }> = new Map([
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowUp', { x: 0, y: -1 }],
]);
