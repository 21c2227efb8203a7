import { type BlockListFormat, domainsOf, hasWildcard } from './block-list.ts';

/**
 * Custom options for the DNS Resolver (Unbound) of pfSense and OPNsense. A `local-zone` covers its subdomains
 * and the longest matching zone wins, so inner zones can be allowed again. Source: unbound.conf(5).
 */
export const pfSense: BlockListFormat = {
  name: 'pfsense',
  title: 'pfSense (DNS Resolver)',
  kinds: ['block'],
  fileExtension: 'conf',
  mediaType: 'text/plain',
  mostEntries: undefined,
  entriesOf: () => 1,
  canList: (domain) => !hasWildcard(domain),
  canExcept: (domain) => !hasWildcard(domain),
  write(list) {
    const zones = [
      ...domainsOf(list).map(({ domain }) => [domain, 'always_nxdomain'] as const),
      ...list.layers.flatMap(({ exceptions }) =>
        exceptions.map((domain) => [domain, 'always_transparent'] as const),
      ),
    ].sort(([a], [b]) => (a < b ? -1 : 1));
    return `${['server:', ...zones.map(([domain, type]) => `  local-zone: "${domain}." ${type}`)].join('\n')}\n`;
  },
};
