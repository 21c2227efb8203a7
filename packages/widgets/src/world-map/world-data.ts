import { whyInvalid } from '../chart-datum/chart-datum.ts';

export interface CountryCount {
  /** ISO 3166-1 alpha-2, or the country's English name. */
  term: string;
  count: number;
}

export interface CityCount {
  term: string;
  /** Latitude and longitude in degrees. */
  coordinates: readonly [latitude: number, longitude: number];
  count: number;
}

export interface WorldData {
  countriesData: readonly CountryCount[];
  citiesData: readonly CityCount[];
}

/** Why a world can't be drawn, for the log; `undefined` where there is something to draw. */
export function whyWorldNotDrawn({ countriesData, citiesData }: WorldData): string | undefined {
  const wrong =
    whyInvalid(countriesData, ({ count }) => count) ?? whyInvalid(citiesData, ({ count }) => count);
  if (wrong !== undefined) return wrong;
  if ([...countriesData, ...citiesData].some(({ term }) => typeof term !== 'string'))
    return 'a place has no name';
  const lost = citiesData.findIndex(({ coordinates }) => !isPlace(coordinates));
  if (lost !== -1) return `city ${lost} is nowhere on Earth`;
  return [...countriesData, ...citiesData].some(({ count }) => count > 0) ? undefined : 'every value is zero';
}

function isPlace(coordinates: unknown): boolean {
  if (!Array.isArray(coordinates)) return false;
  const [latitude, longitude]: unknown[] = coordinates;
  return (
    typeof latitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    typeof longitude === 'number' &&
    Math.abs(longitude) <= 180
  );
}

export interface Country {
  /** ISO 3166-1 alpha-2 where the term is one, or the name of one. */
  code: string | undefined;
  name: string;
  count: number;
}

/**
 * Countries by count, largest first, each once, under its name in the reader's language. A term that isn't a country
 * keeps its text and is listed in the table, so no data is lost.
 */
export function countriesOf(data: readonly CountryCount[], locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const known = new Map<string, Country>();
  for (const { term, count } of data) {
    if (count <= 0) continue;
    const code = codeOf(term.trim());
    const name = code === undefined ? term : (names.of(code) ?? term);
    const before = known.get(code ?? term);
    known.set(code ?? term, { code, name, count: count + (before?.count ?? 0) });
  }
  return [...known.values()].sort((a, b) => b.count - a.count);
}

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
let codes: ReadonlyMap<string, string> | undefined;

/** Codes by their English names, in small letters: every pair of letters that is a region. */
function codesByName(): ReadonlyMap<string, string> {
  if (codes !== undefined) return codes;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  codes = new Map(
    letters.flatMap((first) =>
      letters.flatMap((second): [string, string][] => {
        const name = english.of(first + second);
        return name === undefined ? [] : [[name.toLowerCase(), canonical(first + second)]];
      }),
    ),
  );
  return codes;
}

/** UK is GB: codes that were replaced mean what replaced them. */
const canonical = (code: string): string => new Intl.Locale(`und-${code}`).region ?? code;

function codeOf(term: string): string | undefined {
  if (/^[a-z]{2}$/i.test(term)) {
    const code = canonical(term.toUpperCase());
    return english.of(code) === undefined ? undefined : code;
  }
  return codesByName().get(term.toLowerCase());
}
