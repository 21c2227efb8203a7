/** Regions named by Intl that aren't countries: unions, test languages, parts of others, unknown. */
const NO_COUNTRIES: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** All countries with their names in a language, sorted for it. */
export function countries(language: string): readonly Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const found: Country[] = [];
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const code = first + second;
      if (NO_COUNTRIES.has(code)) continue;
      // Intl canonicalizes codes of former countries to their successors'.
      if (new Intl.Locale(`und-${code}`).region !== code) continue;
      const name = names.of(code);
      if (name !== undefined) found.push({ code, name });
    }
  const inOrder = new Intl.Collator(language);
  return found.sort((a, b) => inOrder.compare(a.name, b.name));
}
