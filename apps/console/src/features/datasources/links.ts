import type { OfferedLink } from '../../routing/offered-link.ts';

export const links: readonly OfferedLink[] = [
  {
    page: 'audit.sources',
    words: 'coming.link.sources',
    on: { account: 2, store: 2, settings: 1 },
  },
];
