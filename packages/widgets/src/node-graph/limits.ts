/** Default graph size in pixels. */
export const GRAPH_WIDTH = 300;
export const GRAPH_HEIGHT = 200;
/** Node radius in pixels: without incoming links, and with the most. */
export const NODE_RADIUS = { least: 5, most: 15 } as const;
/** Maximum link thickness in pixels. */
export const LINK_THICKNESS_MAX = 20;
/** Maximum nodes drawn, the best connected ones; the table has all. */
export const NODES_DRAWN = 300;
