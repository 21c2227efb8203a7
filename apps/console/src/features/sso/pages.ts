import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.sso',
    path: '/settings/sso',
    permission: 'settings.view',
    legacy: '#/sso',
    order: 80,
    settings: [{ id: 'sso', group: 'access', order: 20, facts: 'sso' }],
  },
];
