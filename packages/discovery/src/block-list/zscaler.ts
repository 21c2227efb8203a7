import { hasWildcard } from './block-list.ts';
import { plainLines } from './plain-lines.ts';

/**
 * Custom URL category of Zscaler Internet Access: a leading dot means the domain and up to five labels under it. Names are
 * ASCII in lower case, and one entry of a wrong form makes it refuse them all: an underscore in the last two labels is one.
 * At most 25,000 custom URLs. Source: Zscaler help, "URL format guidelines".
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
