import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';
import type { JsonObject } from './audit-chain.ts';

/** Entries are only ever added, each chained to the one before: see `audit-chain.ts`. */
interface AuditTrail {
  /** Empty for what belongs to no tenant. */
  tenant_id: string;
  /** Counts the entries of the tenant, from 1. */
  sequence: number;
  /** The hash of the entry before. */
  previous: string;
  version: number;
  time: Millis;
  user_id: string | null;
  user_email: string | null;
  /** Where the request came from. */
  address: string | null;
  /** The call, e.g. `POST /admin/datasources`. */
  action: string;
  /** What happened, e.g. `tag.created`; null in entries of version 1. */
  event: string | null;
  object: string | null;
  /** `success`, or the error's name. */
  outcome: string;
  details: ColumnType<JsonObject, string, never>;
  /** What is different now: `{ before, after }` by the name of the field. */
  changes: ColumnType<JsonObject, string, never>;
  request_id: string | null;
  hash: string;
  /** Which key signed it, and how. */
  sealed_with: string;
  seal: string;
}

/** Where each chain of the audit trail ends. */
interface AuditChains {
  tenant_id: string;
  sequence: number;
  hash: string;
  sealed_with: string;
  seal: string;
}

declare module '../database.ts' {
  interface Database {
    audit_trail: AuditTrail;
    audit_chains: AuditChains;
  }
}
