/**
 * Where personal data is protected as in the European Union: its members, the other members of the European Economic
 * Area, and countries for which the European Commission has decided so under Article 45 of Regulation (EU) 2016/679.
 * Source: the Commission's list of adequacy decisions with decision (EU) 2026/179 on Brazil; as of February 2026.
 */
const EEA = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
  'IS',
  'LI',
  'NO',
]);

const ADEQUATE = new Set([
  'AD',
  'AR',
  'BR',
  'CH',
  'FO',
  'GB',
  'GG',
  'IL',
  'IM',
  'JE',
  'JP',
  'KR',
  'NZ',
  'UY',
]);

/** Decisions that hold for some organizations only; the catalog doesn't say for which. */
const ADEQUATE_IN_PART: Readonly<Record<string, 'businesses' | 'certified'>> = {
  /** Commercial organizations. */
  CA: 'businesses',
  /** Companies certified under the Data Privacy Framework. */
  US: 'certified',
};

export type Protection =
  | { extent: 'eea' }
  | { extent: 'adequate' }
  | { extent: 'in-part'; for: 'businesses' | 'certified' }
  | { extent: 'none' };

/** How far data is protected in the country with this ISO 3166-1 alpha-2 code. */
export function protectionIn(country: string): Protection {
  if (EEA.has(country)) return { extent: 'eea' };
  if (ADEQUATE.has(country)) return { extent: 'adequate' };
  const some = ADEQUATE_IN_PART[country];
  return some === undefined ? { extent: 'none' } : { extent: 'in-part', for: some };
}
