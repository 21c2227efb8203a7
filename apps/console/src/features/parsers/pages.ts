import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'audit.parsers',
    path: '/appAudit/sources/parsers',
    permission: 'datasources.view',
    legacy: '#/sources/parsers',
    order: 150,
  },
];
