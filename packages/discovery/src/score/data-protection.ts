/**
 * Countries that protect personal data as in the EU: EU, EEA, and those with an adequacy decision under
 * Article 45 of Regulation (EU) 2016/679, including (EU) 2026/179 on Brazil; as of February 2026.
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

/** Adequacy decisions for some organizations only; the catalog doesn't know which. */
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

/** Level of data protection in a country, by ISO 3166-1 alpha-2 code. */
export function protectionIn(country: string): Protection {
  if (EEA.has(country)) return { extent: 'eea' };
  if (ADEQUATE.has(country)) return { extent: 'adequate' };
  const some = ADEQUATE_IN_PART[country];
  return some === undefined ? { extent: 'none' } : { extent: 'in-part', for: some };
}
