import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'investigate.exports',
    path: '/appForensics/exports',
    permission: 'investigate.export',
    legacy: '#/exports',
    order: 20,
  },
];
