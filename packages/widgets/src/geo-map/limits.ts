/** Default map width in pixels; narrower containers get a smaller map of the same shape. */
export const GEO_MAP_WIDTH = 924;
export const GEO_MAP_HEIGHT = 525;
export const GEO_MAP_ZOOM = { min: 1, max: 10, step: 1.1 } as const;
/** Point radius in pixels: minimum (a single event) and maximum. */
export const GEO_MARKER = { least: 3.5, most: 20 } as const;
/** Maximum points drawn, the largest ones; the table has all. */
export const POINTS_DRAWN = 500;
