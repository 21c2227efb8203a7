// Written by `npm run areas`. Edit the areas, not this file.
import type { AuditTab } from '../shell/audit-tabs/audit-tab.ts';
import { auditTabs as audit } from './audit/audit-tabs.ts';

export const auditTabsOfFeatures: readonly AuditTab[] = [...audit];
