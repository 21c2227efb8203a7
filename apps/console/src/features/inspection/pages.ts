import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'protect.inspect',
    path: '/protect/inspect',
    permission: 'protect.view',
    legacy: '#/inspect',
    order: 300,
  },
];
