import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.partners',
    path: '/settings/partners',
    permission: 'sysadmin.use',
    legacy: '#/partners',
    order: 70,
    settings: [{ id: 'partners', group: 'company', order: 50 }],
  },
];
