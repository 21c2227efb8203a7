import { whyNotDrawn } from '../chart-datum/chart-datum.ts';
import { GEO_MARKER, POINTS_DRAWN } from './limits.ts';

export interface GeoPoint {
  location: {
    /** Location name. */
    location: string;
    /** Degrees. */
    latitude: number;
    longitude: number;
  };
  count: number;
}

const isDegrees = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Why points can't be drawn, for the log; `undefined` if they can. */
export function whyPointsNotDrawn(points: readonly GeoPoint[]): string | undefined {
  const wrong = whyNotDrawn(points, ({ count }) => count);
  if (wrong !== undefined) return wrong;
  const lost = points.findIndex(
    ({ location }) =>
      typeof location?.location !== 'string' ||
      !isDegrees(location.latitude, 90) ||
      !isDegrees(location.longitude, 180),
  );
  return lost === -1 ? undefined : `point ${lost} is nowhere on Earth`;
}

/** Points to draw, largest first, so that small ones end up on top. */
export function drawnPoints(points: readonly GeoPoint[]): readonly GeoPoint[] {
  return points
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, POINTS_DRAWN);
}

/** Radius of a point in pixels; its area is proportional to the count. */
export const markerRadius = (count: number, most: number): number =>
  Math.max(GEO_MARKER.least, GEO_MARKER.most * Math.sqrt(most > 0 ? Math.min(1, count / most) : 0));
