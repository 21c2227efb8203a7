import { KEY } from '../key-codes/key-codes.ts';

/** Visible part of a drawing: position p appears at `p * scale + (x, y)`. */
export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface ZoomLimits {
  min: number;
  max: number;
  /** Zoom factor per button press, key or wheel step. */
  step: number;
}

export const WHOLE: Viewport = { scale: 1, x: 0, y: 0 };

/** Keeps the viewport within the drawing; centers a smaller drawing. */
export function kept({ scale, x, y }: Viewport, { width, height }: Size): Viewport {
  const along = (at: number, size: number) =>
    scale <= 1 ? (size * (1 - scale)) / 2 : Math.min(0, Math.max(size * (1 - scale), at));
  return { scale, x: along(x, width), y: along(y, height) };
}

/** Zooms by whole steps, in (positive) or out, around a fixed point of the window. */
export function zoomed(
  view: Viewport,
  steps: number,
  size: Size,
  limits: ZoomLimits,
  at: { x: number; y: number } = { x: size.width / 2, y: size.height / 2 },
): Viewport {
  const scale = Math.min(limits.max, Math.max(limits.min, view.scale * limits.step ** steps));
  const factor = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }, size);
}

/** Pans the drawing by window pixels. */
export const panned = (view: Viewport, dx: number, dy: number, size: Size): Viewport =>
  kept({ ...view, x: view.x + dx, y: view.y + dy }, size);

/** Maps a position in the drawing to the window. */
export const shownAt = (view: Viewport, place: { x: number; y: number }): { x: number; y: number } => ({
  x: place.x * view.scale + view.x,
  y: place.y * view.scale + view.y,
});

const EDGE = 12;

/** The same view if the position is visible, otherwise one centered on it, for keyboard users. */
export function revealed(view: Viewport, place: { x: number; y: number }, size: Size): Viewport {
  const at = shownAt(view, place);
  const inside = at.x >= EDGE && at.x <= size.width - EDGE && at.y >= EDGE && at.y <= size.height - EDGE;
  return inside ? view : panned(view, size.width / 2 - at.x, size.height / 2 - at.y, size);
}

/** Fraction of the window per arrow keypress. */
const ARROW = 0.12;

/** View after a key: plus and minus zoom, arrows pan, 0 shows everything. `undefined` for other keys. */
export function viewByKey(key: string, view: Viewport, size: Size, limits: ZoomLimits): Viewport | undefined {
  switch (key) {
    case KEY.plus:
    case KEY.equals:
      return zoomed(view, 1, size, limits);
    case KEY.minus:
    case '_':
      return zoomed(view, -1, size, limits);
    case '0':
      return WHOLE;
    case 'ArrowLeft':
      return panned(view, size.width * ARROW, 0, size);
    case 'ArrowRight':
      return panned(view, -size.width * ARROW, 0, size);
    case 'ArrowUp':
      return panned(view, 0, size.height * ARROW, size);
    case 'ArrowDown':
      return panned(view, 0, -size.height * ARROW, size);
    default:
      return undefined;
  }
}
