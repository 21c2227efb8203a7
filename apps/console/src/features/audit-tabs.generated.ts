// Written by `npm run areas`. Edit the areas, not this file.
import type { AuditTab } from '../shell/audit-tabs/audit-tab.ts';
import { auditTabs as audit } from './audit/audit-tabs.ts';
import { auditTabs as datasources } from './datasources/audit-tabs.ts';
import { auditTabs as decisions } from './decisions/audit-tabs.ts';
import { auditTabs as threats } from './threats/audit-tabs.ts';

export const auditTabsOfFeatures: readonly AuditTab[] = [...audit, ...datasources, ...decisions, ...threats];
