import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.destinations',
    path: '/settings/destinations',
    permission: 'settings.view',
    legacy: '#/destinations',
    order: 120,
    settings: [{ id: 'destinations', group: 'notices', order: 10, facts: 'destinations' }],
  },
];
