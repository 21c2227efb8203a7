/** Names that devices write and the standard's English names differ from. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'united states of america': 'US',
  usa: 'US',
  uk: 'GB',
  'great britain': 'GB',
  'russian federation': 'RU',
  'korea, republic of': 'KR',
  'korea republic of': 'KR',
  'republic of korea': 'KR',
  'iran, islamic republic of': 'IR',
  'iran (islamic republic of)': 'IR',
  'viet nam': 'VN',
  'czech republic': 'CZ',
  turkey: 'TR',
  'taiwan, province of china': 'TW',
  'taiwan, roc': 'TW',
  'hong kong': 'HK',
  macau: 'MO',
  'moldova, republic of': 'MD',
  'macedonia, the former yugoslav republic of': 'MK',
  'syrian arab republic': 'SY',
  'tanzania, united republic of': 'TZ',
  'venezuela, bolivarian republic of': 'VE',
  'bolivia, plurinational state of': 'BO',
  "lao people's democratic republic": 'LA',
  'brunei darussalam': 'BN',
  'the netherlands': 'NL',
  'palestinian territory': 'PS',
};

let codes: Map<string, string> | undefined;

/** Every English name of a country, in lower case, with its code. */
function codesByName(): Map<string, string> {
  if (codes !== undefined) return codes;
  codes = new Map(Object.entries(OTHER_NAMES));
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (let first = 65; first <= 90; first += 1)
    for (let second = 65; second <= 90; second += 1) {
      const code = String.fromCharCode(first, second);
      // Codes of states that are no more have their successors' names.
      if (Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) continue;
      const name = names.of(code);
      if (name !== undefined && !codes.has(name.toLowerCase())) codes.set(name.toLowerCase(), code);
    }
  return codes;
}

/** ISO 3166-1 alpha-2 of a country as a device names it (code or English name); undefined where it is none. */
export function countryOf(text: string): string | undefined {
  const name = text.trim();
  if (/^[A-Z]{2}$/.test(name)) return name;
  return codesByName().get(name.toLowerCase());
}
