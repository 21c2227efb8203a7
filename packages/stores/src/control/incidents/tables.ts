import type { Activity } from '@casbah/domain/activity';
import type { IncidentFacts } from '@casbah/domain/incident/evidence';
import type {
  DismissalReason,
  IncidentEventKind,
  IncidentResponseState,
  IncidentState,
  ResponseChannel,
} from '@casbah/domain/incident/incident';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import type { ResponseKind, Severity } from '@casbah/domain/policy/response';
import type { ColumnType, Generated } from 'kysely';
import type { Millis } from '../database.ts';

/** A match of sensitive data, masked. */
export interface MaskedMatch {
  name: string;
  snippet: string;
}

/** A field of an incident before and after a change. */
export interface IncidentChange {
  field: string;
  before: string | null;
  after: string | null;
}

interface Incidents {
  tenant_id: string;
  id: string;
  /** Per tenant, from 1. */
  number: number;
  /** Recurrences have the same. */
  group_key: string;
  state: IncidentState;
  reason: DismissalReason | null;
  severity: Severity;
  /** 0 is the highest. */
  severity_rank: number;
  policy_id: string | null;
  policy_name: string;
  policy_version: number | null;
  policy_type: PolicyType;
  condition: string | null;
  user_name: string | null;
  user_domain: string | null;
  /** `anon-user.N` of the user. */
  pseudonym: string | null;
  service_id: string | null;
  app: string | null;
  object: string | null;
  activity: Activity | null;
  first_seen: Millis;
  last_seen: Millis;
  occurrences: number;
  owner_id: string | null;
  created_on: Millis;
  modified_on: Millis;
}

interface IncidentNumbers {
  tenant_id: string;
  last: number;
}

interface IncidentOccurrences {
  tenant_id: string;
  id: string;
  incident_id: string;
  /** Unique within the tenant: a repeat adds nothing. */
  key: string;
  time: Millis;
  activity_id: string | null;
  /** Null where the evidence isn't kept. */
  facts: ColumnType<IncidentFacts | null, string, null>;
  matches: ColumnType<readonly MaskedMatch[] | null, string, null>;
  /** The matches in clear text, sealed. */
  sealed_matches: string | null;
}

interface IncidentNotes {
  id: string;
  tenant_id: string;
  incident_id: string;
  text: string;
  author_id: string;
  /** Kept for when the author's account is gone. */
  author_name: string;
  created_on: Millis;
}

interface IncidentEvents {
  tenant_id: string;
  /** Increases with each event. */
  number: Generated<number>;
  incident_id: string;
  time: Millis;
  kind: IncidentEventKind;
  /** Name of the person; null for Casbah itself. */
  by_name: string | null;
  changes: ColumnType<readonly IncidentChange[], string, never>;
  detail: string | null;
}

interface IncidentResponses {
  tenant_id: string;
  id: string;
  incident_id: string;
  kind: ResponseKind;
  state: IncidentResponseState;
  channel: ResponseChannel | null;
  attempts: number;
  error: string | null;
  time: Millis;
}

declare module '../database.ts' {
  interface Database {
    incidents: Incidents;
    incident_numbers: IncidentNumbers;
    incident_occurrences: IncidentOccurrences;
    incident_notes: IncidentNotes;
    incident_events: IncidentEvents;
    incident_responses: IncidentResponses;
  }
}
