import { type BlockListFormat, domainsOf, hasWildcard, hostExpression } from './block-list.ts';

/**
 * Squid configuration to `include`: block rules before its other `http_access` rules, allow rules after those
 * that keep strangers out. A leading dot includes subdomains; Squid rejects nested entries.
 */
export const squid: BlockListFormat = {
  name: 'squid',
  title: 'Squid (http_access)',
  kinds: ['block', 'allow'],
  fileExtension: 'conf',
  mediaType: 'text/plain',
  mostEntries: undefined,
  entriesOf: () => 1,
  canList: () => true,
  canExcept: () => true,
  write(list) {
    const acls: string[] = [];
    const rules: string[] = [];
    const verb = list.kind === 'block' ? 'deny' : 'allow';
    for (const [index, { domains, exceptions }] of list.layers.entries()) {
      const name = `casbah_${list.kind}_${index + 1}`;
      const names = aclsOf(
        name,
        domains.map(({ domain }) => domain),
        acls,
      );
      const without = aclsOf(`${name}_except`, exceptions, acls).map((one) => ` !${one}`);
      rules.push(...names.map((one) => `http_access ${verb} ${one}${without.join('')}`));
    }
    const place =
      list.kind === 'block' ? 'before the other' : 'behind those that keep strangers out, before the other';
    return `${[`# ${domainsOf(list).length} domains: include this ${place} http_access rules`, ...acls, ...rules].join('\n')}\n`;
  },
};

/** Adds acl lines for these domains. Returns the acl names. */
function aclsOf(name: string, domains: readonly string[], lines: string[]): string[] {
  const plain = domains.filter((domain) => !hasWildcard(domain));
  const patterns = domains.filter(hasWildcard);
  lines.push(...plain.map((domain) => `acl ${name} dstdomain .${domain}`));
  lines.push(...patterns.map((domain) => `acl ${name}_re dstdom_regex -i ${hostExpression(domain)}`));
  return [...(plain.length > 0 ? [name] : []), ...(patterns.length > 0 ? [`${name}_re`] : [])];
}
