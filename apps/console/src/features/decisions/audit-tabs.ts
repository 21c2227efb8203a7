import type { AuditTab } from '../../shell/audit-tabs/audit-tab.ts';

export const auditTabs: readonly AuditTab[] = [
  { to: '/appAudit/decisions', words: 'audit.tab.decisions', order: 70 },
];
