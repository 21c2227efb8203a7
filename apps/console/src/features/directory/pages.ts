import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.directory',
    path: '/settings/directory',
    permission: 'account.view',
    legacy: '#/directory',
    order: 60,
    settings: [{ id: 'directory', group: 'people', order: 30 }],
  },
];
