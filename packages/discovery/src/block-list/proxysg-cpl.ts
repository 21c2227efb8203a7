import { type BlockListFormat, domainsOf, hasWildcard, hostExpression, type Layer } from './block-list.ts';

/**
 * Content Policy Language of Symantec (Blue Coat) ProxySG and Edge SWG. Domains are in `define url.domain
 * condition` blocks, which suit long lists and cover subdomains. Inner wildcards need `url.host.regex=`.
 */
export const proxySgCpl: BlockListFormat = {
  name: 'proxysg',
  title: 'Symantec ProxySG (CPL)',
  kinds: ['block', 'allow'],
  fileExtension: 'cpl',
  mediaType: 'text/plain',
  mostEntries: undefined,
  entriesOf: () => 1,
  canList: () => true,
  canExcept: () => true,
  write(list) {
    const verb = list.kind === 'block' ? 'exception(policy_denied)' : 'ALLOW';
    const blocks: string[] = [];
    const rules: string[] = [];
    for (const [index, layer] of list.layers.entries()) {
      const name = `casbah_${list.kind}_${index + 1}`;
      blocks.push(
        ...conditionOf(
          name,
          layer.domains.map(({ domain }) => domain),
        ),
      );
      if (layer.exceptions.length > 0) blocks.push(...conditionOf(`${name}_except`, layer.exceptions));
      const except = layer.exceptions.length > 0 ? ` condition=!${name}_except` : '';
      rules.push(`condition=${name}${except} ${verb}`);
    }
    const proxy = rules.length > 0 ? ['<Proxy>', ...rules.map((rule) => `  ${rule}`)] : [];
    return `${[`; ${domainsOf(list).length} domains`, ...blocks, ...proxy].join('\n')}\n`;
  },
};

/** A condition that matches any of the domains. */
function conditionOf(name: string, domains: Layer['exceptions']): string[] {
  const plain = domains.filter((domain) => !hasWildcard(domain));
  const patterns = domains.filter(hasWildcard);
  return [
    `define url.domain condition ${name}_domains`,
    ...plain.map((domain) => `  ${domain}`),
    'end',
    `define condition ${name}`,
    ...(plain.length > 0 ? [`  condition=${name}_domains`] : []),
    ...patterns.map((domain) => `  url.host.regex="${hostExpression(domain)}"`),
    'end',
  ];
}
