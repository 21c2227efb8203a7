import { MINUTE_MS, MINUTES_PER_DAY } from './time-units.ts';

/** A maintenance window, or an announcement that has only a name. */
export interface MaintenancePeriod {
  id: string;
  name: string;
  description: string;
  /** Ms since 1970 UTC. */
  start: number;
  end: number;
  /** Whether it is visible to others than sysadmins. */
  isPublic: boolean;
  /** Whether the status page has details. */
  hasDetails: boolean;
  /** An announcement, shown by name only. */
  isAnnouncement: boolean;
}

export const LONGEST_MAINTENANCE_NAME = 120;
export const LONGEST_MAINTENANCE_DESCRIPTION = 2000;
export const LONGEST_MAINTENANCE_DAYS = 92;

/** Why a time span isn't valid as a period; undefined if it is. */
export function maintenanceProblem(start: number, end: number): 'ends_before_start' | 'too_long' | undefined {
  if (end <= start) return 'ends_before_start';
  return end - start > LONGEST_MAINTENANCE_DAYS * MINUTES_PER_DAY * MINUTE_MS ? 'too_long' : undefined;
}

/** Lead times of the banner before a period starts, in minutes, with their texts. */
export const MAINTENANCE_MINUTES = { hour: 60, day: MINUTES_PER_DAY, week: 7 * MINUTES_PER_DAY } as const;

export type MaintenanceStage = 'in_progress' | 'hour' | 'day' | 'week';

/** Stage of an upcoming period; undefined more than a week before it. */
export function maintenanceStage(start: number, now: number): MaintenanceStage | undefined {
  const minutes = (start - now) / MINUTE_MS;
  if (minutes <= 0) return 'in_progress';
  if (minutes <= MAINTENANCE_MINUTES.hour) return 'hour';
  if (minutes <= MAINTENANCE_MINUTES.day) return 'day';
  if (minutes <= MAINTENANCE_MINUTES.week) return 'week';
  return undefined;
}

export interface MaintenanceNotice {
  period: MaintenancePeriod;
  stage: MaintenanceStage;
  /** Day and week notices can be dismissed; imminent and active ones can't. */
  canBeDismissed: boolean;
}

/** Periods visible to a reader now, nearest first, without past ones. */
export function maintenanceNotices(
  periods: readonly MaintenancePeriod[],
  {
    now,
    isSystemAdmin,
    isDismissed,
  }: { now: number; isSystemAdmin: boolean; isDismissed: (id: string) => boolean },
): MaintenanceNotice[] {
  const notices: MaintenanceNotice[] = [];
  for (const period of periods) {
    if (period.end <= now || !(period.isPublic || isSystemAdmin)) continue;
    const stage = maintenanceStage(period.start, now);
    if (stage === undefined) continue;
    const canBeDismissed = stage === 'day' || stage === 'week';
    if (canBeDismissed && isDismissed(period.id)) continue;
    notices.push({ period, stage, canBeDismissed });
  }
  return notices.sort((a, b) => a.period.start - b.period.start);
}
