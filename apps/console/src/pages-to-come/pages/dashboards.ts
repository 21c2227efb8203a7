import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  { key: 'dashboards.home', path: '/dashboard', permission: 'dashboards.view', legacy: '#/dashboard' },
  {
    key: 'dashboards.performance',
    path: '/dashboards/monitoring-alerts/performance',
    permission: 'operations.view',
    legacy: '#/performance',
  },
  {
    key: 'dashboards.older',
    path: '/appDashboards',
    permission: 'dashboards.view',
    legacy: '#/home',
    leadsTo: 'dashboards.home',
  },
  {
    key: 'dashboards.own',
    path: '/appDashboards2',
    permission: 'dashboards.view',
    legacy: '#/',
    furtherLegacy: ['#/print'],
  },
  {
    key: 'dashboards.add',
    path: '/appDashboards2/add',
    permission: 'dashboards.view',
    legacy: '#/manage-widget',
  },
  {
    key: 'dashboards.manage',
    path: '/appDashboards2/manage-dashboards',
    permission: 'dashboards.view',
    legacy: '#/manage-dashboards',
  },
];
