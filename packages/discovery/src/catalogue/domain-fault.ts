import { getPublicSuffix } from 'tldts';

const LABEL = /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/;

/**
 * Why a domain can't belong to a service, or undefined. A public suffix like `com` alone would claim the
 * hosts of strangers; one that a company gives to customers (`github.io`) does belong to its service.
 */
export function domainFault(domain: string): string | undefined {
  const labels = domain.split('.');
  const written = labels.map((label) => label.replaceAll('*', 'x'));
  if (!written.every((label) => label.length <= 63 && LABEL.test(label))) return 'is not a host name';
  const name = written.join('.');
  const suffix = getPublicSuffix(name, { allowPrivateDomains: false });
  if (suffix === null || labels.length < 2) return 'is not a host name';
  if (suffix === name) return 'is a public suffix';
  if (labels.slice(-2).some((label) => label.includes('*'))) return 'leaves open whose domain it is';
  return undefined;
}
