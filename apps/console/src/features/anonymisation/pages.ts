import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.anonymisation',
    path: '/settings/anonymisation',
    permission: 'account.approve',
    legacy: '#/anonymisation',
    order: 40,
    settings: [{ id: 'anonymisation', group: 'data', order: 40, facts: 'anonymisation' }],
  },
];
