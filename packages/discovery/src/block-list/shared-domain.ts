import { getPublicSuffix } from 'tldts';

/**
 * Whether a company hands out names under this domain to its customers, as the Public Suffix List says of `github.io`: who
 * lists it lists the sites of strangers, too, and the catalog can't know them.
 */
export function isSharedDomain(domain: string): boolean {
  const name = domain.replaceAll('*', 'x');
  return getPublicSuffix(name, { allowPrivateDomains: true }) === name;
}
