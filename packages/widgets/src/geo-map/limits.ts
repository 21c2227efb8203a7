/** Pixels of the map where the page doesn't say; narrower places get a smaller one of the same shape. */
export const GEO_MAP_WIDTH = 924;
export const GEO_MAP_HEIGHT = 525;
export const GEO_MAP_ZOOM = { min: 1, max: 10, step: 1.1 } as const;
/** Pixels of a point's radius: of a single one, and of the largest. */
export const GEO_MARKER = { least: 3.5, most: 20 } as const;
/** Points drawn at most, the largest ones; the table has them all. */
export const POINTS_DRAWN = 500;
