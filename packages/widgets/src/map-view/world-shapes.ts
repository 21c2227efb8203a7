import { geoNaturalEarth1, geoPath } from 'd3-geo';
import type { Feature, Geometry, MultiPoint, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { SMALL_COUNTRIES } from './small-countries.ts';

interface CountryFacts {
  name: string;
}
interface WorldTopology extends Topology {
  objects: { countries: GeometryCollection<CountryFacts> };
}

export interface Land {
  /** ISO 3166-1 alpha-2; absent for the few areas without one. */
  code: string | undefined;
  /** English name from the atlas. */
  name: string;
  outline: string;
  middle: { x: number; y: number };
}

/** The world projected to a drawing's size. */
export interface WorldShapes {
  lands: readonly Land[];
  /** Lines between adjacent countries. */
  borders: string;
  /** Projects a geographic position to the drawing. */
  place: (latitude: number, longitude: number) => { x: number; y: number };
  /** Countries too small for the atlas, by code. */
  small: ReadonlyMap<string, { x: number; y: number }>;
}

/** Rotation in degrees, so that the edges are in the Bering Strait and cut no country. */
const TURN = 11;
/** Area the map is fitted to: inhabited regions. Antarctica is drawn only as far as visible. */
const INHABITED: MultiPoint = {
  type: 'MultiPoint',
  coordinates: [-168.9, 190.9].flatMap((longitude) => [-56, 0, 82].map((latitude) => [longitude, latitude])),
};
const MARGIN = 6;

/**
 * Parses a world atlas (TopoJSON with an object `countries`, IDs ISO 3166-1 numeric, as in Natural Earth packages).
 * Throws for other files. The result draws the world in any size.
 */
export function readWorld(atlas: unknown): (width: number, height: number) => WorldShapes {
  if (!isWorld(atlas)) throw new TypeError('The map file has no countries');
  const { countries } = atlas.objects;
  const { features } = feature(atlas, countries);
  const borders = mesh(atlas, countries, (a, b) => a !== b);
  const lands = features.map((country) => ({
    code: codeOf(country.id) ?? (country.properties.name === 'Kosovo' ? 'XK' : undefined),
    name: country.properties.name,
    country,
    mainland: mainland(country),
  }));
  return (width, height) => drawWorld(lands, borders, width, height);
}

interface ReadLand {
  code: string | undefined;
  name: string;
  country: Feature<Geometry>;
  mainland: Geometry;
}

function drawWorld(
  lands: readonly ReadLand[],
  borders: Geometry,
  width: number,
  height: number,
): WorldShapes {
  const projection = geoNaturalEarth1()
    .rotate([-TURN, 0])
    // No adaptive resampling: the atlas is fine enough, and it takes most of the time.
    .precision(0)
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      INHABITED,
    );
  // A tenth of a pixel is finer than the atlas.
  const path = geoPath(projection).digits(1);
  const place = (latitude: number, longitude: number) => {
    const [x, y] = projection([longitude, latitude]) ?? [width / 2, height / 2];
    return { x, y };
  };
  return {
    lands: lands.map(({ code, name, country, mainland }) => {
      const [x, y] = path.centroid(mainland);
      return { code, name, outline: path(country) ?? '', middle: { x, y } };
    }),
    borders: path(borders) ?? '',
    place,
    small: new Map(SMALL_COUNTRIES.map(([code, latitude, longitude]) => [code, place(latitude, longitude)])),
  };
}

function isWorld(atlas: unknown): atlas is WorldTopology {
  if (typeof atlas !== 'object' || atlas === null || !('objects' in atlas)) return false;
  const { objects } = atlas;
  return typeof objects === 'object' && objects !== null && 'countries' in objects;
}

/** “250” is FR: every browser's locale data maps both. */
function codeOf(id: string | number | undefined): string | undefined {
  if (id === undefined) return undefined;
  return new Intl.Locale(`und-${String(id).padStart(3, '0')}`).region;
}

/** Largest part of a country, so that the center of France isn't in the Atlantic. */
function mainland({ geometry }: Feature<Geometry>): Geometry {
  if (geometry.type !== 'MultiPolygon') return geometry;
  const measure = geoPath();
  let largest: Polygon | undefined;
  let most = -1;
  for (const coordinates of geometry.coordinates) {
    const part: Polygon = { type: 'Polygon', coordinates };
    const [[west, south], [east, north]] = measure.bounds(part);
    const area = (east - west) * (north - south);
    if (area > most) {
      largest = part;
      most = area;
    }
  }
  return largest ?? geometry;
}
