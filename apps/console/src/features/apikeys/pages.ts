import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.apiKeys',
    path: '/settings/api-keys',
    permission: 'settings.view',
    legacy: '#/api-keys',
    order: 30,
    settings: [{ id: 'apiKeys', group: 'data', order: 60 }],
  },
];
