import { plainLines } from './plain-lines.ts';

/** Longest entry of a URL list. */
const LONGEST_ENTRY = 255;

/**
 * External dynamic list of the type URL, PAN-OS. A slash at the end keeps `example.com.other.net` out; `*.` means one label or
 * more before the domain, not the domain itself; a wildcard stands for a whole label, `^` for exactly one. The smallest
 * firewalls take 50,000 URLs in all lists. Source: PAN-OS administrator's guide, "Formatting guidelines for an external dynamic list".
 */
export const paloAlto = plainLines({
  name: 'palo-alto',
  title: 'Palo Alto Networks (external dynamic list, URL)',
  mostEntries: 50_000,
  canList: (domain) =>
    linesOf(domain).every((line) => line.length <= LONGEST_ENTRY) &&
    domain.split('.').every((label) => label === '*' || !label.includes('*')),
  lines: linesOf,
});

function linesOf(domain: string): string[] {
  const written = domain.replaceAll('*', '^');
  return [`${written}/`, `*.${written}/`];
}
