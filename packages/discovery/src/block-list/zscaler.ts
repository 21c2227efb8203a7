import { hasWildcard } from './block-list.ts';
import { plainLines } from './plain-lines.ts';

/**
 * Zscaler Internet Access custom URL category: a leading dot includes up to five labels below. One invalid entry, such
 * as an underscore in the last two labels, rejects all. At most 25,000 URLs. Source: Zscaler help.
 */
export const zscaler = plainLines({
  name: 'zscaler',
  title: 'Zscaler (custom URL category)',
  mostEntries: 25_000,
  canList: (domain) =>
    !hasWildcard(domain) &&
    !domain
      .split('.')
      .slice(-2)
      .some((label) => label.includes('_')),
  lines: (domain) => [`.${domain}`],
});
