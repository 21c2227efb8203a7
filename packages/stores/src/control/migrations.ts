import type { Migration } from 'kysely/migration';
import { areaMigrations } from './areas.generated.ts';
import type { AuditSeal } from './history/audit-chain.ts';
import * as foundation from './migrations/0001-foundation.ts';
import * as accessProfiles from './migrations/0002-access-profiles.ts';
import * as idempotencyKeys from './migrations/0003-idempotency-keys.ts';
import * as tenantConfig from './migrations/0004-tenant-config.ts';
import { auditTrailChain } from './migrations/0005-audit-trail-chain.ts';
import * as signIn from './migrations/0006-sign-in.ts';
import * as linksAndMail from './migrations/0007-links-and-mail.ts';
import * as identityProviders from './migrations/0008-identity-providers.ts';
import * as secondFactors from './migrations/0009-second-factors.ts';
import * as users from './migrations/0010-users.ts';
import * as groups from './migrations/0011-groups.ts';
import * as apiKeys from './migrations/0012-api-keys.ts';
import * as tenantSettings from './migrations/0013-tenant-settings.ts';
import * as notifications from './migrations/0014-notifications.ts';
import * as tags from './migrations/0015-tags.ts';
import * as savedFilters from './migrations/0016-saved-filters.ts';
import * as subscriptions from './migrations/0017-subscriptions.ts';
import * as anonymisation from './migrations/0018-anonymisation.ts';
import * as directory from './migrations/0019-directory.ts';
import * as preview from './migrations/0020-preview.ts';
import * as partnerVisits from './migrations/0021-partner-visits.ts';
import * as sendersOfLoads from './migrations/0022-senders-of-loads.ts';
import * as peopleOrders from './migrations/0023-people-orders.ts';
import * as collection from './migrations/0024-collection.ts';
import * as agents from './migrations/0025-agents.ts';
import * as enrichment from './migrations/0026-enrichment.ts';
import * as risk from './migrations/0027-risk.ts';
import * as decisions from './migrations/0028-decisions.ts';
import * as reports from './migrations/0029-reports.ts';
import * as whoIsWhere from './migrations/0030-who-is-where.ts';
import * as sameTenant from './migrations/0031-same-tenant.ts';
import * as locksOfAccounts from './migrations/0032-locks-of-accounts.ts';
import * as accountHands from './migrations/0033-account-hands.ts';
import * as turnsAndSealedAddresses from './migrations/0034-turns-and-sealed-addresses.ts';
import * as readiness from './migrations/0035-readiness.ts';
import * as unknownUploads from './migrations/0039-unknown-uploads.ts';

/**
 * All migrations, run in order of their names. The numbered ones are frozen; new ones are in the
 * `migrations/` folder of their area, named by date: `2026-11-23-what.ts`.
 */
export const migrations = (auditSeal: AuditSeal | undefined): Record<string, Migration> => ({
  '0001-foundation': foundation,
  '0002-access-profiles': accessProfiles,
  '0003-idempotency-keys': idempotencyKeys,
  '0004-tenant-config': tenantConfig,
  '0005-audit-trail-chain': auditTrailChain(auditSeal),
  '0006-sign-in': signIn,
  '0007-links-and-mail': linksAndMail,
  '0008-identity-providers': identityProviders,
  '0009-second-factors': secondFactors,
  '0010-users': users,
  '0011-groups': groups,
  '0012-api-keys': apiKeys,
  '0013-tenant-settings': tenantSettings,
  '0014-notifications': notifications,
  '0015-tags': tags,
  '0016-saved-filters': savedFilters,
  '0017-subscriptions': subscriptions,
  '0018-anonymisation': anonymisation,
  '0019-directory': directory,
  '0020-preview': preview,
  '0021-partner-visits': partnerVisits,
  '0022-senders-of-loads': sendersOfLoads,
  '0023-people-orders': peopleOrders,
  '0024-collection': collection,
  '0025-agents': agents,
  '0026-enrichment': enrichment,
  '0027-risk': risk,
  '0028-decisions': decisions,
  '0029-reports': reports,
  '0030-who-is-where': whoIsWhere,
  '0031-same-tenant': sameTenant,
  '0032-locks-of-accounts': locksOfAccounts,
  '0033-account-hands': accountHands,
  '0034-turns-and-sealed-addresses': turnsAndSealedAddresses,
  '0035-readiness': readiness,
  '0039-unknown-uploads': unknownUploads,
  ...areaMigrations,
});
