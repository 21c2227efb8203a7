import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { ResponseKind } from '@casbah/domain/policy/response';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** What applies to all policies of a company. */
interface PolicySets {
  tenant_id: string;
  /** Incremented by every change of what is in force. */
  version: number;
  /** Which of several responses that exclude each other happens. */
  precedence: JSONColumnType<readonly ResponseKind[]>;
}

interface Policies {
  tenant_id: string;
  id: string;
  type: PolicyType;
  /** Of the last version, otherwise of the draft. Unique within tenant and type, ignoring case. */
  name: string;
  /** Place in the order; unique within the tenant. */
  place: number;
  is_active: boolean;
  /** Last activated version. */
  version: number | null;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** Definition being edited: at most one per policy. */
interface PolicyDrafts {
  tenant_id: string;
  policy_id: string;
  /** Number of times that it was saved. */
  revision: number;
  definition: ColumnType<WrittenPolicy, string, string>;
  /** Version that it changes; null for a policy that was never activated. */
  base_version: number | null;
  saved_on: Millis;
  saved_by: string | null;
}

/** Every definition that was in force, from version 1. */
interface PolicyVersions {
  tenant_id: string;
  policy_id: string;
  version: number;
  definition: ColumnType<WrittenPolicy, string, string>;
  note: string;
  activated_on: Millis;
  activated_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    policy_sets: PolicySets;
    policies: Policies;
    policy_drafts: PolicyDrafts;
    policy_versions: PolicyVersions;
  }
}
