import { type ChartDatum, whyDataInvalid } from '../chart-datum/chart-datum.ts';
import { MICRO_BARS, ROWS_DRAWN, TREE_DEPTH_MAX } from './limits.ts';

export interface TreeNode extends ChartDatum {
  children?: readonly TreeNode[] | undefined;
}

/** A node with its path from the root, for the table. */
export interface TreeRow {
  path: readonly TreeNode[];
  node: TreeNode;
}

export interface TreePlace {
  node: TreeNode;
  depth: number;
  /** Column (its depth) and row, in pixels. */
  x: number;
  y: number;
  /** Lit bars, out of `MICRO_BARS`. */
  lit: number;
  /** Descendants that aren't drawn: too deep, or beyond the limit. */
  hidden: number;
  /** Indexes in the list; the root has no parent. */
  parent: number | undefined;
}

export interface TreeLayout {
  places: readonly TreePlace[];
  height: number;
}

/** All nodes, including those below the drawn depth, in reading order. */
export function treeRows(root: TreeNode): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const open: TreeRow[] = [{ path: [], node: root }];
  // Iterative, because a response may be deeper than the stack.
  for (let row = open.pop(); row !== undefined; row = open.pop()) {
    rows.push(row);
    const { path, node } = row;
    for (const child of [...(node.children ?? [])].reverse())
      open.push({ path: [...path, node], node: child });
  }
  return rows;
}

/** Why a tree can't be drawn, for the log; `undefined` if it can. */
export function whyTreeNotDrawn(root: TreeNode): string | undefined {
  if (typeof root !== 'object' || root === null) return 'there is no tree';
  const nodes: TreeNode[] = [root];
  for (let index = 0; index < nodes.length; index++) {
    const children = nodes[index]?.children;
    if (children === undefined) continue;
    if (!Array.isArray(children)) return `the children of value ${index} are not a list`;
    nodes.push(...children.filter((child) => typeof child === 'object' && child !== null));
    if (nodes.length - index > NODES_MAX) return `there are more than ${NODES_MAX} values`;
  }
  const wrong = whyDataInvalid(nodes);
  if (wrong !== undefined) return wrong;
  return nodes.some(({ value }) => value > 0) ? undefined : 'every value is zero';
}

/** Larger trees are unreadable, or contain themselves. */
const NODES_MAX = 10_000;

/** Number of lit bars: at least one above zero, all only for the largest value. */
export function litBars(value: number, most: number): number {
  if (!(value > 0) || !(most > 0)) return 0;
  return Math.min(MICRO_BARS, Math.max(1, Math.floor((value / most) * MICRO_BARS + 1e-9)));
}

/** Tree layout in columns by depth: each leaf has its own row, parents are centered on their children. */
export function treeLayout(root: TreeNode, width: number, row: number): TreeLayout {
  const most = treeRows(root).reduce((largest, { node }) => Math.max(largest, node.value), 0);
  const places: TreePlace[] = [];
  let rows = 0;
  // Recursion is bounded by the drawn levels.
  const place = (node: TreeNode, depth: number, parent: number | undefined): number => {
    const own = places.length;
    const at: TreePlace = {
      node,
      depth,
      x: (width * depth) / (TREE_DEPTH_MAX + 1),
      y: 0,
      lit: litBars(node.value, most),
      hidden: 0,
      parent,
    };
    places.push(at);
    const below = node.children ?? [];
    const middles: number[] = [];
    if (depth < TREE_DEPTH_MAX)
      for (const child of below) {
        if (rows >= ROWS_DRAWN) break;
        middles.push(place(child, depth + 1, own));
      }
    at.hidden = below.slice(middles.length).reduce((sum, child) => sum + treeRows(child).length, 0);
    const [first] = middles;
    at.y = first === undefined ? (rows++ + 0.5) * row : (first + (middles.at(-1) ?? first)) / 2;
    return at.y;
  };
  place(root, 0, undefined);
  return { places, height: rows * row };
}

/** Node a key moves to: up and down in reading order, left to the parent, right to the first child. */
export function treeByKey(key: string, from: number, places: readonly TreePlace[]): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    ArrowLeft: places[from]?.parent ?? from,
    ArrowRight: places.findIndex(({ parent }) => parent === from),
    Home: 0,
    End: places.length - 1,
  };
  const wanted = to[key];
  if (wanted === undefined || places.length === 0) return undefined;
  return wanted === -1 && key === 'ArrowRight' ? from : Math.min(places.length - 1, Math.max(0, wanted));
}
