import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'audit.threats',
    path: '/appAudit/threats',
    permission: 'audit.view',
    legacy: '#/threats',
    order: 190,
  },
];
