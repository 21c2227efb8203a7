import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'protect.indices',
    path: '/protect/indices',
    permission: 'protect.view',
    legacy: '#/indices',
    order: 380,
  },
];
