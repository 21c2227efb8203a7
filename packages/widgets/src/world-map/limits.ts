/** Default map width in pixels. */
export const WORLD_MAP_WIDTH = 924;
export const WORLD_MAP_HEIGHT = 525;
/** Zoom limits; the step is this widget's own. */
export const WORLD_MAP_ZOOM = { min: 0.9, max: 100, step: 1.5 } as const;
/** Radius of a city's marker in pixels, at every zoom level. */
export const MARKER_RADIUS = 5;
/** Opacity of country colors and city markers. */
export const WORLD_MAP_OPACITY = 0.8;
/** Range of the color scale; clamped beyond. It has the palette's 11 steps. */
export const COLOUR_SCALE = { from: 0, to: 15 } as const;
