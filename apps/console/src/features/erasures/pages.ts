import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.erasures',
    path: '/settings/erasures',
    permission: 'sysadmin.use',
    legacy: '#/erasures',
    order: 45,
    settings: [{ id: 'erasures', group: 'data', order: 50 }],
  },
];
