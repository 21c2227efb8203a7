import { whyInvalid } from '../chart-datum/chart-datum.ts';

export interface CountryCount {
  /** ISO 3166-1 alpha-2 code, or the country's English name. */
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

/** Why a world map can't be drawn, for the log; `undefined` if it can. */
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
  /** ISO 3166-1 alpha-2 code, if the term is one or names a country. */
  code: string | undefined;
  name: string;
  count: number;
}

/**
 * Countries by count, largest first, without duplicates, with names in the reader's language. Other terms keep their
 * text and are listed in the table, so no data is lost.
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

/** Country codes by lower-case English name: all letter pairs that are regions. */
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

/** Canonicalizes replaced codes: UK is GB. */
const canonical = (code: string): string => new Intl.Locale(`und-${code}`).region ?? code;

function codeOf(term: string): string | undefined {
  if (/^[a-z]{2}$/i.test(term)) {
    const code = canonical(term.toUpperCase());
    return english.of(code) === undefined ? undefined : code;
  }
  return codesByName().get(term.toLowerCase());
}
