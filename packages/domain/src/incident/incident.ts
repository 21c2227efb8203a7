import { DAY_MS } from '../time-units.ts';

/** Where work on an incident stands. */
export const INCIDENT_STATES = ['new', 'in_progress', 'resolved', 'dismissed'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

/** States in which somebody still has to act, and in which a recurrence is added. */
export const OPEN_STATES = ['new', 'in_progress'] as const satisfies readonly IncidentState[];

export function isOpen(state: IncidentState): boolean {
  return OPEN_STATES.some((open) => open === state);
}

/** Why an incident was dismissed. */
export const DISMISSAL_REASONS = ['false_positive', 'accepted', 'duplicate'] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];

/** Result of a response that a policy asked for. `not_available`: its channel isn't connected. */
export const INCIDENT_RESPONSE_STATES = ['waiting', 'done', 'failed', 'not_available'] as const;
export type IncidentResponseState = (typeof INCIDENT_RESPONSE_STATES)[number];

/** What a response is carried out by, and so what it may wait for. */
export const RESPONSE_CHANNELS = [
  'gateway',
  'app',
  'mail',
  'endpoint',
  'webhook',
  'email',
  'text',
  'browser',
] as const;
export type ResponseChannel = (typeof RESPONSE_CHANNELS)[number];

/** Kinds of entries in an incident's timeline. */
export const INCIDENT_EVENTS = ['raised', 'changed', 'note_added', 'unmasked', 'response'] as const;
export type IncidentEventKind = (typeof INCIDENT_EVENTS)[number];

/** What a related incident has in common with another. */
export const RELATIONS = ['user', 'object', 'policy'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Orders of the list. `severity`: highest first, and the newest of each first. */
export const INCIDENT_ORDERS = ['severity', 'newest', 'oldest', 'last_seen'] as const;
export type IncidentOrder = (typeof INCIDENT_ORDERS)[number];

export const INCIDENT_LIMITS = {
  /** Incidents changed at once. */
  updated: 500,
  /** Occurrences raised at once. */
  raised: 1000,
  /** Newest occurrences of an incident whose facts and matches are kept. Earlier ones are only counted. */
  evidence: 100,
  facts: 40,
  /** Characters of a fact. */
  fact: 1024,
  /** Matches kept of an occurrence. */
  matches: 20,
  /** Characters of a match. */
  match: 500,
  /** Characters of an occurrence's key. */
  key: 200,
  note: 2000,
  notes: 200,
  related: 20,
  shortestReason: 10,
  reason: 500,
} as const;

/** A recurrence within this time belongs to the open incident. */
export const RECURRENCE_MS = DAY_MS;
/** Closed incidents are deleted this long after their last change. */
export const CLOSED_INCIDENTS_KEPT_DAYS = 400;

/** The name by which people talk about an incident. */
export function incidentName(number: number): string {
  return `INC-${number}`;
}
