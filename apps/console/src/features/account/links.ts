import type { OfferedLink } from '../../routing/offered-link.ts';

export const links: readonly OfferedLink[] = [
  {
    page: 'account.profile',
    words: 'coming.link.profile',
    on: { account: 1, settings: 2 },
  },
];
