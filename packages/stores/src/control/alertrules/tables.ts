import type { AlertRuleWindow } from '@casbah/domain/alert-rule';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

interface AlertRulesTable {
  id: string;
  tenant_id: string;
  /** Unique within the tenant, ignoring case. */
  name: string;
  /** A filter expression that names no person. */
  condition: string;
  time_window: AlertRuleWindow;
  gives_notice: boolean;
  adds_tag: number | null;
  raises_incident: Generated<boolean>;
  is_enabled: boolean;
  /** When this condition was backtested; null after a change of the condition. */
  tried_on: Millis | null;
  /** Request count of each window at its last check, by the window's start. */
  seen: JSONColumnType<Readonly<Record<string, number>>>;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
}

interface ShadowItHits {
  tenant_id: string;
  policy_id: string;
  /** Increases with each hit. */
  number: Generated<number>;
  window_from: Millis;
  window_to: Millis;
  service_id: string;
  requests: number;
  /** Null if no source recorded it. */
  bytes_up: number | null;
  users: number;
  found_on: Millis;
  tagged: ColumnType<boolean, boolean | undefined, boolean>;
}

declare module '../database.ts' {
  interface Database {
    shadow_it_policies: AlertRulesTable;
    shadow_it_hits: ShadowItHits;
  }
}
