/**
 * Top-level domains with more than one in a hundred names reported for phishing, among the twenty with the
 * most such names. Source: Cybercrime Information Center, Phishing Landscape 2025, May 2024 to April 2025.
 */
const MUCH_ABUSED = new Set([
  'bond',
  'cc',
  'cfd',
  'icu',
  'info',
  'lol',
  'online',
  'pro',
  'sbs',
  'shop',
  'site',
  'top',
  'vip',
  'xin',
  'xyz',
]);

export function topLevelDomain(domain: string): string {
  return domain.slice(domain.lastIndexOf('.') + 1);
}

export function isMuchAbused(domain: string): boolean {
  return MUCH_ABUSED.has(topLevelDomain(domain));
}
