import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'audit.sources',
    path: '/appAudit/sources',
    permission: 'datasources.view',
    legacy: '#/sources',
    older: '/appAudit/firewall',
    order: 140,
    settings: [{ id: 'sources', group: 'data', order: 10, facts: 'sources' }],
  },
  {
    key: 'audit.dataSource',
    path: '/appDataSource',
    permission: 'datasources.view',
    legacy: '#/datasource',
    leadsTo: 'audit.sources',
  },
  {
    key: 'audit.firewall',
    path: '/appAudit/firewall',
    permission: 'datasources.view',
    legacy: '#/firewall',
    leadsTo: 'audit.sources',
  },
  {
    key: 'audit.addSource',
    path: '/appAudit/firewall/add/source',
    permission: 'datasources.view',
    legacy: '#/firewall/add/source',
    leadsTo: 'audit.sources',
  },
];
