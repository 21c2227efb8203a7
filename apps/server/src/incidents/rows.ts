import type {
  IncidentDetail,
  IncidentNote,
  IncidentOccurrence,
  IncidentResponse,
  IncidentRow,
  IncidentTimelineEntry,
} from '@casbah/contract/incidents';
import { anonymousFacts } from '@casbah/domain/incident/evidence';
import { isoTime } from '@casbah/domain/iso-time';
import type {
  StoredIncidentEvent,
  StoredIncidentNote,
  StoredOccurrence,
  StoredResponse,
} from '@casbah/stores/control/incidents/evidence';
import type { ListedIncident } from '@casbah/stores/control/incidents/incidents';
import { named } from '../traffic/rows.ts';
import type { AskedIncidents } from './reader.ts';

type Seen = Pick<AskedIncidents, 'hidesPeople' | 'services' | 'names' | 'cards'>;

export function incidentRow(stored: ListedIncident, seen: Seen): IncidentRow {
  const { id, number, state, reason, severity, app, activity, occurrences, notes } = stored;
  const user = seen.hidesPeople ? stored.pseudonym : stored.user_name;
  return {
    id,
    number,
    state,
    reason,
    severity,
    policy: {
      id: stored.policy_id,
      name: stored.policy_name,
      version: stored.policy_version,
      type: stored.policy_type,
    },
    user,
    user_name: user === null ? null : (named(seen, user).name ?? null),
    service:
      stored.service_id === null
        ? null
        : { id: stored.service_id, name: seen.services.get(stored.service_id).name },
    app,
    object: seen.hidesPeople ? null : stored.object,
    activity,
    first_seen: isoTime(stored.first_seen),
    last_seen: isoTime(stored.last_seen),
    occurrences,
    owner: stored.owner_id === null ? null : { id: stored.owner_id, name: stored.owner_name ?? '' },
    notes,
    created_on: isoTime(stored.created_on),
    modified_on: isoTime(stored.modified_on),
  };
}

export function incidentDetail(
  stored: ListedIncident,
  seen: Seen,
  parts: {
    evidence: readonly StoredOccurrence[];
    responses: readonly StoredResponse[];
    notes: readonly StoredIncidentNote[];
  },
): IncidentDetail {
  return {
    ...incidentRow(stored, seen),
    condition: stored.condition,
    evidence: parts.evidence.map((one) => occurrenceAnswer(one, seen)),
    responses: parts.responses.map(responseAnswer),
    notes_list: parts.notes.map(noteAnswer),
  };
}

function occurrenceAnswer(
  { id, time, activity_id, facts, matches }: StoredOccurrence,
  seen: Seen,
): IncidentOccurrence {
  const { hidesPeople } = seen;
  const shown = hidesPeople ? anonymousFacts(facts ?? {}) : (facts ?? {});
  const { user } = shown;
  const name = typeof user === 'string' ? named(seen, user).name : undefined;
  return {
    id,
    time: isoTime(time),
    activity_id,
    facts: { ...definedOf(shown), ...(name === undefined ? {} : { user: name }) },
    // The text around a match may name a person.
    matches: (matches ?? []).map((one) => ({ name: one.name, snippet: hidesPeople ? null : one.snippet })),
  };
}

function definedOf(facts: ReturnType<typeof anonymousFacts>): IncidentOccurrence['facts'] {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, typeof value === 'object' ? [...value] : value]],
    ),
  );
}

function responseAnswer({
  id,
  kind,
  state,
  channel,
  attempts,
  error,
  time,
}: StoredResponse): IncidentResponse {
  return { id, kind, state, channel, attempts, error, time: isoTime(time) };
}

export function noteAnswer({
  id,
  text,
  created_on,
  author_id,
  author_name,
}: StoredIncidentNote): IncidentNote {
  return { id, text, time: isoTime(created_on), author: { id: author_id, name: author_name } };
}

export function timelineAnswer({
  time,
  kind,
  by_name,
  changes,
  detail,
}: StoredIncidentEvent): IncidentTimelineEntry {
  return { time: isoTime(time), kind, by: by_name, changes: [...changes], detail };
}
