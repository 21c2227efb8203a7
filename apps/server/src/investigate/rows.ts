import type { ActivityDetail, ActivityEvent, ActivityRow } from '@casbah/contract/investigate';
import {
  ACTIVITIES,
  ACTIVITY_EXTRAS,
  ACTOR_TYPES,
  OBJECT_TYPES,
  OUTCOMES,
  originsOf,
  targetsOf,
} from '@casbah/domain/activity';
import type { Event } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import type { StoredAssessment } from '@casbah/stores/control/investigate/assessments';
import type { StoredActivity } from '@casbah/stores/events/activity-reads';
import { named } from '../traffic/rows.ts';
import type { AskedActivities } from './reads.ts';

/** What rows show besides the event. */
export interface BesideActivities {
  assessments: ReadonlyMap<string, StoredAssessment>;
  fileNames: ReadonlyMap<string, string>;
}

export function activityRow(
  { id, event, datasource, load, line }: StoredActivity,
  asked: Pick<AskedActivities, 'services' | 'names' | 'cards'>,
  { assessments, fileNames }: BesideActivities,
): ActivityRow {
  const { assessment = 'not_assessed', owner = null, notes = 0 } = assessments.get(id) ?? {};
  return {
    id,
    event: activityEvent(event),
    ...named(asked, event.user ?? ''),
    level: event.service_id === undefined ? null : asked.services.get(event.service_id).level,
    assessment,
    owner,
    notes,
    origin: { datasource_id: datasource, load_id: load, file_name: fileNames.get(load) ?? null, line },
  };
}

export function activityEvent(event: Event): ActivityEvent {
  const extra = event.extra ?? {};
  return {
    ...event,
    time: isoTime(event.time),
    activity: ACTIVITIES.find((known) => known === event.activity) ?? 'other',
    object_type: OBJECT_TYPES.find((known) => known === event.object_type),
    outcome: OUTCOMES.find((known) => known === event.outcome),
    actor_type: ACTOR_TYPES.find((known) => known === extra[ACTIVITY_EXTRAS.actorType]),
    targets: targetsOf(event.targets),
    extra,
  };
}

export function activityDetail(
  row: ActivityRow,
  event: Event,
  { showsOriginal, domains }: { showsOriginal: boolean; domains: readonly string[] },
): ActivityDetail {
  return {
    ...row,
    ...recipientsOf(row.event.targets, domains),
    raw: showsOriginal ? (event.raw ?? null) : null,
    origins: Object.fromEntries(originsOf(event.origins)),
  };
}

/**
 * Addresses among the targets, inside and outside the company's domains; subdomains count as inside. Names of groups and
 * other targets without an address belong to neither.
 */
export function recipientsOf(
  targets: readonly string[],
  domains: readonly string[],
): { internal_recipients: string[]; external_recipients: string[] } {
  const own = domains.map((domain) => domain.toLowerCase());
  const addresses = targets.filter((target) => /^[^@\s]+@[^@\s]+$/.test(target));
  const isInternal = (address: string) => {
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    return own.some((one) => domain === one || domain.endsWith(`.${one}`));
  };
  return {
    internal_recipients: addresses.filter(isInternal),
    external_recipients: addresses.filter((address) => !isInternal(address)),
  };
}
