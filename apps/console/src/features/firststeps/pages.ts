import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.firststeps',
    path: '/settings/first-steps',
    permission: 'sysadmin.use',
    legacy: '#/first-steps',
    order: 20,
    settings: [{ id: 'firststeps', group: 'company', order: 5 }],
  },
];
