import type { BrrProfile } from '@casbah/domain/brr-profile';
import type { StatedAnswer } from '@casbah/domain/risk-answer';
import type { ColumnType, Generated } from 'kysely';
import type { Millis } from '../database.ts';

/** A tenant's own risk profiles. */
interface BrrProfiles {
  tenant_id: string;
  id: string;
  /** Unique within the tenant, ignoring case. */
  name: string;
  definition: ColumnType<Omit<BrrProfile, 'id' | 'name'>, string, string>;
  /** At most one is active; without one, the built-in profile applies. */
  in_force: boolean;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** A tenant's overrides of catalog answers. */
interface ServiceAnswers {
  tenant_id: string;
  service_id: string;
  question: string;
  answer: ColumnType<StatedAnswer, string, string>;
  note: string;
  changed_on: Millis;
  changed_by: string | null;
}

/** Every change of an override; `null` is the catalog's answer. */
interface ServiceAnswerChanges {
  tenant_id: string;
  /** Increases with each change. */
  number: Generated<number>;
  service_id: string;
  question: string;
  before: ColumnType<StatedAnswer | null, string | null, never>;
  after: ColumnType<StatedAnswer | null, string | null, never>;
  note: string;
  changed_on: Millis;
  changed_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    brr_profiles: BrrProfiles;
    service_answers: ServiceAnswers;
    service_answer_changes: ServiceAnswerChanges;
  }
}
