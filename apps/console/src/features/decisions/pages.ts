import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'audit.decisions',
    path: '/appAudit/decisions',
    permission: 'audit.view',
    legacy: '#/decisions',
    order: 110,
  },
  {
    key: 'audit.addPolicy',
    path: '/appAudit/decisions/policies/add',
    permission: 'audit.view',
    legacy: '#/policies/add',
    offered: false,
  },
  {
    key: 'audit.policy',
    path: '/appAudit/decisions/policies/{id}',
    permission: 'audit.view',
    legacy: '#/policies/{id}',
  },
];
