import { parse } from 'tldts';

/** RFC 6761, RFC 6762 and ICANN's `.internal`: names for networks of one's own, tests and examples. */
const SPECIAL = new Set([
  'local',
  'internal',
  'test',
  'example',
  'invalid',
  'lan',
  'corp',
  'home',
  'intranet',
]);

/** The public suffix list has its end, and something is in front of it. */
export function isPublicDomain(domain: string): boolean {
  const { isIcann, domainWithoutSuffix } = parse(domain.toLowerCase(), {
    detectIp: false,
    extractHostname: false,
  });
  return isIcann === true && domainWithoutSuffix !== null && domainWithoutSuffix !== '';
}

/** A public domain, or one that only its own network resolves. */
export function isRealDomain(domain: string): boolean {
  return SPECIAL.has(domain.slice(domain.lastIndexOf('.') + 1).toLowerCase()) || isPublicDomain(domain);
}
