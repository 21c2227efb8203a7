/** Pixels of the map where the page doesn't say. */
export const WORLD_MAP_WIDTH = 924;
export const WORLD_MAP_HEIGHT = 525;
/** How small and how large; a step is this widget's own. */
export const WORLD_MAP_ZOOM = { min: 0.9, max: 100, step: 1.5 } as const;
/** Pixels of a city's mark, at every zoom. */
export const MARKER_RADIUS = 5;
/** Of colors of countries and marks of cities. */
export const WORLD_MAP_OPACITY = 0.8;
/** The scale of colors runs from the first to the second; more is as strong as the end. Its steps are the palette's 11. */
export const COLOUR_SCALE = { from: 0, to: 15 } as const;
