import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { AuditSeal } from './history/audit-chain.ts';

const KIND = Symbol('what a transaction may see');

/** A transaction of either kind: for what is right in both, such as rows by an id of their own or by an explicit tenant. */
export type ControlTx = Transaction<Database> & {
  readonly [KIND]: 'tenant' | 'system';
  /** Signs the audit trail; absent in a store that was opened without its key, which can't write to the trail. */
  readonly auditSeal: AuditSeal | undefined;
};

/** Sees and writes the rows of one tenant: row-level security adds the condition to every statement. */
export type TenantTx = ControlTx & { readonly [KIND]: 'tenant'; readonly tenant: string };

/** Sees the rows of every tenant. */
export type SystemTx = ControlTx & { readonly [KIND]: 'system' };

export const asTenantTx = (
  tx: Transaction<Database>,
  { tenant, auditSeal }: { tenant: string; auditSeal: AuditSeal | undefined },
): TenantTx => Object.assign(tx, { [KIND]: 'tenant' as const, tenant, auditSeal });

export const asSystemTx = (tx: Transaction<Database>, auditSeal: AuditSeal | undefined): SystemTx =>
  Object.assign(tx, { [KIND]: 'system' as const, auditSeal });
