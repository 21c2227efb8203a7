import { type BlockListFormat, domainsOf, hasWildcard } from './block-list.ts';

/**
 * Custom options of pfSense's (and OPNsense's) DNS Resolver, which is Unbound. A `local-zone` holds a name with all that is
 * under it, and the longest zone that fits decides, so that a zone inside can be let through again. Source: unbound.conf(5).
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
