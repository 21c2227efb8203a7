import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'audit.scheduleReport',
    path: '/appAudit/schedule-report',
    permission: 'audit.report',
    legacy: '#/schedule-report',
    order: 270,
  },
  {
    key: 'dashboards.scheduledReports',
    path: '/appDashboards2/manage-scheduled-reports',
    permission: 'audit.report',
    legacy: '#/manage-scheduled-reports',
    offered: false,
  },
  {
    key: 'dashboards.userDigest',
    path: '/appDashboards2/manage-user-digest',
    permission: 'audit.report',
    legacy: '#/manage-user-digest',
    order: 100,
  },
];
