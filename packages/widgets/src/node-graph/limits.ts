/** Pixels of a graph where the page doesn't say. */
export const GRAPH_WIDTH = 300;
export const GRAPH_HEIGHT = 200;
/** Pixels of a node's radius: of one that nothing leads to, and of the one most leads to. */
export const NODE_RADIUS = { least: 5, most: 15 } as const;
/** Pixels of the thickest link. */
export const LINK_THICKNESS_MAX = 20;
/** Nodes drawn at most, the best connected ones; the table has them all. */
export const NODES_DRAWN = 300;
