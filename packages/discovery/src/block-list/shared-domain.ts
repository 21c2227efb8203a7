import { getPublicSuffix } from 'tldts';

/**
 * Whether a company gives customers names below this domain, such as `github.io` (Public Suffix List).
 * Listing it would also list sites of strangers, which the catalog can't know.
 */
export function isSharedDomain(domain: string): boolean {
  const name = domain.replaceAll('*', 'x');
  return getPublicSuffix(name, { allowPrivateDomains: true }) === name;
}
