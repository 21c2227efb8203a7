import type { Department, Person, Site } from '../../company.ts';
import type { Random } from '../../random.ts';
import type { Request } from '../../request.ts';
import type { App, AppRecord } from '../app-record.ts';

/** What a detector should find in activities. */
export const DETECTIONS = [
  'anonymous_address_sign_in',
  'anonymous_link_access',
  'brute_force_sign_in',
  'bulk_mail_access',
  'external_sharing',
  'fraudulent_mail',
  'infeasible_travel',
  'mail_forwarding_rule',
  'mass_clone',
  'mass_deletion',
  'mass_download',
  'mass_rename',
  'mfa_removed',
  'new_mfa_method',
  'night_activity',
  'password_spray',
  'privileged_role_granted',
  'public_sharing',
  'repository_made_public',
  'risky_app_consent',
  'workspace_export',
] as const;
export type Detection = (typeof DETECTIONS)[number];

/** A finding that a good detector makes, as ground truth. */
export interface Finding {
  detects: Detection;
  /** Accounts that it is about; the victim's for attacks from outside. */
  people: readonly string[];
  apps: readonly App[];
  from: string;
  to: string;
  /** IDs of the records it consists of: `raw_id` of their events. */
  records: readonly string[];
}

/** A story planted in the activities of the demo company. */
export interface ActivityStory {
  id: string;
  title: string;
  told: string;
  /** ID of the story in the traffic that it continues. */
  continues?: string;
  people: readonly string[];
  apps: readonly App[];
  from: string;
  to: string;
  /** Records that belong to the story, context included. */
  activities: number;
  /** Empty for stories that only look suspicious: a detector that reports them is wrong. */
  findings: readonly Finding[];
}

/** Records of a story that are one finding, or context. */
export interface Scene {
  detects?: Detection;
  people: readonly string[];
  records: readonly AppRecord[];
  /** What the proxy or firewall of the site logs of it. */
  requests?: readonly Request[];
}

export interface ActivityStage {
  people: readonly Person[];
  random: Random;
  days: number;
  /** Time of a day, counted from 0, at an hour in UTC; days before the first are moved to it. */
  at(day: number, hour: number): number;
  /** The same on the last working day until then. */
  atWork(day: number, hour: number): number;
  /** The nth person of a department at a site. */
  cast(department: Department, device: Site['device'], nth?: number): Person;
}

export interface Plot extends Pick<ActivityStory, 'id' | 'title' | 'told' | 'continues'> {
  act(stage: ActivityStage): Scene[];
}
