import type { AuditTab } from '../../shell/audit-tabs/audit-tab.ts';

export const auditTabs: readonly AuditTab[] = [
  { to: '/appAudit/sources', words: 'audit.tab.sources', order: 90, permission: 'datasources.view' },
];
