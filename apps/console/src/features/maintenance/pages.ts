import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.maintenance',
    path: '/settings/maintenance',
    permission: 'sysadmin.use',
    legacy: '#/maintenance',
    order: 50,
    settings: [{ id: 'maintenance', group: 'notices', order: 20 }],
  },
];
