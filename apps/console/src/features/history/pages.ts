import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'investigate.history',
    path: '/appForensics/history',
    permission: 'history.view',
    legacy: '#/history',
    order: 20,
  },
];
