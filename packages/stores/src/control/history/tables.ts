import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';
import type { JsonObject } from './audit-chain.ts';

/** Entries are append-only, each chained to the previous one: see `audit-chain.ts`. */
interface AuditTrail {
  /** Empty for entries without a tenant. */
  tenant_id: string;
  /** Number within the tenant's chain, from 1. */
  sequence: number;
  /** Hash of the previous entry. */
  previous: string;
  version: number;
  time: Millis;
  user_id: string | null;
  user_email: string | null;
  /** IP address the request came from. */
  address: string | null;
  /** API call, such as `POST /admin/datasources`. */
  action: string;
  /** Event name, such as `tag.created`; null in version 1 entries. */
  event: string | null;
  object: string | null;
  /** `success`, or the error's name. */
  outcome: string;
  details: ColumnType<JsonObject, string, never>;
  /** Changed fields by name: `{ before, after }`. */
  changes: ColumnType<JsonObject, string, never>;
  request_id: string | null;
  hash: string;
  /** ID of the signing key, and the seal. */
  sealed_with: string;
  seal: string;
}

/** End of each audit trail chain. */
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
