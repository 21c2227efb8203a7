import type { AuditTab } from '../../shell/audit-tabs/audit-tab.ts';

export const auditTabs: readonly AuditTab[] = [
  { to: '/appAudit/threats', words: 'audit.tab.threats', order: 60 },
];
