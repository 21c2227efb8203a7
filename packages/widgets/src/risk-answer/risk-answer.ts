import { truncate } from '@casbah/domain/format/text';

/** Longer answers are truncated in a list; the tooltip has the full text. */
export const RISK_ANSWER_LENGTH = 20;
/** Places named in a tooltip before “and N more”, and places stored per service. */
export const DATA_CENTER_NAMES = 5;

export type RiskAnswer =
  | { kind: 'yes' | 'no' | 'mobilena' | 'unknown' | 'under_review' }
  | { kind: 'places'; places: DataCenter[] }
  | { kind: 'parts'; parts: Record<string, string> }
  | { kind: 'text'; text: string; short: string };

export interface DataCenter {
  country: string;
  cities: string[];
}

/** Parses a service's answer to a risk question from the catalog: a word, JSON, or other text. */
export function readRiskAnswer(answer: string): RiskAnswer {
  const text = answer.trim();
  const word = text.toLowerCase();
  switch (word) {
    case '':
    case 'under review':
      return { kind: 'under_review' };
    case 'yes':
    case 'no':
    case 'mobilena':
    case 'unknown':
      return { kind: word };
    default:
      return readObject(text) ?? { kind: 'text', text, short: truncate(text, RISK_ANSWER_LENGTH) };
  }
}

function readObject(text: string): RiskAnswer | undefined {
  if (!text.startsWith('{')) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  if (entries.length === 0) return { kind: 'under_review' };
  if (entries.every(([, cities]) => Array.isArray(cities)))
    return {
      kind: 'places',
      places: entries
        .map(([country, cities]) => ({ country, cities: namesOf(cities) }))
        .slice(0, DATA_CENTER_NAMES),
    };
  return {
    kind: 'parts',
    parts: Object.fromEntries(
      entries.map(([name, part]) => [name, typeof part === 'string' ? part : JSON.stringify(part)]),
    ),
  };
}

/** Cities of a country: each a text, or an object with a name. */
function namesOf(cities: unknown): string[] {
  if (!Array.isArray(cities)) return [];
  return cities.flatMap((city: unknown) => {
    if (typeof city === 'string') return [city];
    if (typeof city === 'object' && city !== null && 'name' in city && typeof city.name === 'string')
      return [city.name];
    return [];
  });
}

/** The first names, and the number of others. */
export function firstNames(places: readonly DataCenter[]): { names: string[]; more: number } {
  const names = places.flatMap(({ country, cities }) =>
    cities.length === 0 ? [country] : cities.map((city) => `${city}, ${country}`),
  );
  return { names: names.slice(0, DATA_CENTER_NAMES), more: Math.max(0, names.length - DATA_CENTER_NAMES) };
}
