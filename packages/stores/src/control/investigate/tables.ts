import type { Assessment } from '@casbah/domain/assessment';
import type { Millis } from '../database.ts';

/** What analysts decided about an activity. */
interface ActivityAssessments {
  tenant_id: string;
  /** Identifies the event in the event store. */
  activity_id: string;
  assessment: Assessment;
  owner_id: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

interface ActivityNotes {
  id: string;
  tenant_id: string;
  activity_id: string;
  text: string;
  author_id: string;
  /** Kept for when the author's account is gone. */
  author_name: string;
  created_on: Millis;
}

interface InvestigateSettings {
  tenant_id: string;
  history_days: number;
  related_activities: number;
  show_original: boolean;
}

declare module '../database.ts' {
  interface Database {
    activity_assessments: ActivityAssessments;
    activity_notes: ActivityNotes;
    investigate_settings: InvestigateSettings;
  }
}
