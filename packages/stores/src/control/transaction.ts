import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { AuditSeal } from './history/audit-chain.ts';

const KIND = Symbol('what a transaction may see');

/** A transaction of either kind, for queries by unique ID or explicit tenant. */
export type ControlTx = Transaction<Database> & {
  readonly [KIND]: 'tenant' | 'system';
  /** Signs the audit trail; absent in a store opened without the key, which can't write to the trail. */
  readonly auditSeal: AuditSeal | undefined;
};

/** Reads and writes one tenant's rows; row-level security filters every statement. */
export type TenantTx = ControlTx & { readonly [KIND]: 'tenant'; readonly tenant: string };

/** Reads the rows of all tenants. */
export type SystemTx = ControlTx & { readonly [KIND]: 'system' };

export const asTenantTx = (
  tx: Transaction<Database>,
  { tenant, auditSeal }: { tenant: string; auditSeal: AuditSeal | undefined },
): TenantTx => Object.assign(tx, { [KIND]: 'tenant' as const, tenant, auditSeal });

export const asSystemTx = (tx: Transaction<Database>, auditSeal: AuditSeal | undefined): SystemTx =>
  Object.assign(tx, { [KIND]: 'system' as const, auditSeal });
