import type { AuditTab } from '../../shell/audit-tabs/audit-tab.ts';

export const auditTabs: readonly AuditTab[] = [
  { to: '/appAudit/summary', words: 'route.audit.summary', order: 10 },
  { to: '/appAudit/services', words: 'route.audit.services', order: 20 },
  { to: '/appAudit/users', words: 'route.audit.users', order: 30 },
  { to: '/appAudit/destinations', words: 'route.audit.destinations', order: 40 },
  { to: '/appAudit/sites', words: 'route.audit.sites', order: 50 },
  { to: '/appAudit/events', words: 'route.audit.events', order: 60 },
];
