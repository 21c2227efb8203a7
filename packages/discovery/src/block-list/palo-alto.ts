import { plainLines } from './plain-lines.ts';

/** Maximum length of a URL list entry. */
const LONGEST_ENTRY = 255;

/**
 * PAN-OS external dynamic list of type URL: a trailing slash ends the host, `*.` means one or more labels but
 * not the domain itself, `^` exactly one. At least 50,000 URLs. Source: PAN-OS administrator's guide.
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
