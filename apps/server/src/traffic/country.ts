const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** English name of an ISO 3166-1 alpha-2 code; other text is returned unchanged. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
