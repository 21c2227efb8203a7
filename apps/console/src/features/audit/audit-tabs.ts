import type { AuditTab } from '../../shell/audit-tabs/audit-tab.ts';

export const auditTabs: readonly AuditTab[] = [
  { to: '/appAudit/summary', words: 'audit.tab.summary', order: 10 },
  { to: '/appAudit/services', words: 'audit.tab.services', order: 20 },
  { to: '/appAudit/users', words: 'audit.tab.users', order: 30 },
  { to: '/appAudit/destinations', words: 'audit.tab.destinations', order: 40 },
  { to: '/appAudit/sites', words: 'audit.tab.sites', order: 50 },
  { to: '/appAudit/preferences', words: 'audit.tab.preferences', order: 80 },
];
