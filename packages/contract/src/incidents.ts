import { ACTIVITIES } from '@casbah/domain/activity';
import {
  DISMISSAL_REASONS,
  INCIDENT_EVENTS,
  INCIDENT_LIMITS,
  INCIDENT_ORDERS,
  INCIDENT_RESPONSE_STATES,
  INCIDENT_STATES,
  RELATIONS,
  RESPONSE_CHANNELS,
} from '@casbah/domain/incident/incident';
import { INCIDENT_FACETS } from '@casbah/domain/incident/incident-fields';
import { POLICY_FIELDS } from '@casbah/domain/policy/policy-fields';
import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { RESPONSE_KINDS, SEVERITIES } from '@casbah/domain/policy/response';
import { z } from 'zod';
import { calls } from './call.ts';
import { filterText } from './filter.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';

const { key, fact, facts: mostFacts, match, matches: mostMatches, note: longestNote } = INCIDENT_LIMITS;

/** A person of the company, as others see them. */
const colleague = z.object({ id: z.string(), name: z.string() });
const service = z.object({ id: z.string(), name: z.string() });

const incidentRow = z.object({
  id: z.uuid(),
  /** Number within the company: INC-12 is 12. */
  number: z.number().int(),
  state: z.enum(INCIDENT_STATES),
  /** Why it was dismissed; null in other states. */
  reason: z.enum(DISMISSAL_REASONS).nullable(),
  severity: z.enum(SEVERITIES),
  policy: z.object({
    /** Null for policies outside Casbah. */
    id: z.string().nullable(),
    name: z.string(),
    version: z.number().int().nullable(),
    type: z.enum(POLICY_TYPES),
  }),
  /** As in logs, or a pseudonym. */
  user: z.string().nullable(),
  /** Name from the directory. */
  user_name: z.string().nullable(),
  service: service.nullable(),
  app: z.string().nullable(),
  /** Null also if anonymization hides it. */
  object: z.string().nullable(),
  activity: z.enum(ACTIVITIES).nullable(),
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  occurrences: z.number().int(),
  owner: colleague.nullable(),
  notes: z.number().int(),
  created_on: z.iso.datetime(),
  modified_on: z.iso.datetime(),
});
export type IncidentRow = z.infer<typeof incidentRow>;

const factValue = z.union([z.string(), z.number(), z.array(z.string())]);

const occurrence = z.object({
  id: z.uuid(),
  time: z.iso.datetime(),
  /** The activity it comes from, if it is in the log. */
  activity_id: z.string().nullable(),
  /** By field of policies. */
  facts: z.record(z.string(), factValue),
  /** Sensitive data that was found, masked. */
  matches: z.array(z.object({ name: z.string(), snippet: z.string().nullable() })),
});
export type IncidentOccurrence = z.infer<typeof occurrence>;

const response = z.object({
  id: z.uuid(),
  kind: z.enum(RESPONSE_KINDS),
  state: z.enum(INCIDENT_RESPONSE_STATES),
  /** What it is carried out by. */
  channel: z.enum(RESPONSE_CHANNELS).nullable(),
  attempts: z.number().int(),
  error: z.string().nullable(),
  time: z.iso.datetime(),
});
export type IncidentResponse = z.infer<typeof response>;

const note = z.object({
  id: z.uuid(),
  text: z.string(),
  time: z.iso.datetime(),
  author: colleague,
});
export type IncidentNote = z.infer<typeof note>;

const incidentDetail = z.object({
  ...incidentRow.shape,
  /** The policy's condition when the incident was raised. */
  condition: z.string().nullable(),
  /** The newest ones, newest first; earlier ones are only counted. */
  evidence: z.array(occurrence),
  responses: z.array(response),
  notes_list: z.array(note),
});
export type IncidentDetail = z.infer<typeof incidentDetail>;

const timelineEntry = z.object({
  time: z.iso.datetime(),
  kind: z.enum(INCIDENT_EVENTS),
  /** Null: Casbah itself. */
  by: z.string().nullable(),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** The reason for unmasking, or the error of a response. */
  detail: z.string().nullable(),
});
export type IncidentTimelineEntry = z.infer<typeof timelineEntry>;

const asked = {
  /** A filter expression, such as `state = new and severity = high`, or plain words. */
  filter: filterText.optional(),
};
const incidentId = z.object({ id: z.uuid() });
const ERRORS = ['FILTER_INVALID'] as const;

const POLICY_FIELD_NAMES = Object.keys(POLICY_FIELDS);
const given = z.strictObject({
  /** Names the occurrence: a repeat with the same key changes nothing. */
  key: z.string().trim().min(1).max(key),
  /** Name of the policy or rule that found it. */
  policy: z.string().trim().min(1).max(200),
  policy_type: z.enum(POLICY_TYPES).default('clouddlpgenericrest'),
  severity: z.enum(SEVERITIES),
  /** When it happened; now by default. */
  time: z.iso.datetime().optional(),
  /** ID of the activity in the log. */
  activity_id: z.string().max(64).optional(),
  /** What is known about it, by field of policies, such as `user`, `app`, `object` and `activity`. */
  facts: z
    .record(
      z.string().max(64),
      z.union([z.string().max(fact), z.number(), z.array(z.string().max(fact)).max(50)]),
    )
    .refine((facts) => Object.keys(facts).length <= mostFacts, { message: `At most ${mostFacts} facts` })
    .refine((facts) => Object.keys(facts).every((name) => POLICY_FIELD_NAMES.includes(name)), {
      message: 'Use fields of policies, such as user, app, object and activity',
    })
    .default({}),
  /** Sensitive data that was found. The text is stored sealed and shown masked. */
  matches: z
    .array(z.strictObject({ name: z.string().trim().min(1).max(200), text: z.string().min(1).max(match) }))
    .max(mostMatches)
    .default([]),
});

export const incidentsCalls = calls({
  'GET /api/incidents': {
    summary: 'List incidents. Pages stay complete while new incidents arrive.',
    permission: 'investigate.view',
    narrowed: true,
    query: z.object({
      ...asked,
      order: z.enum(INCIDENT_ORDERS).default('severity'),
      limit: z.coerce.number().int().min(1).max(500).default(100),
      /** Continues after this place: `next` of the previous response. */
      after: z.string().max(64).optional(),
    }),
    answer: z.object({
      rows: z.array(incidentRow),
      /** Place to continue after; null on the last page. */
      next: z.string().nullable(),
    }),
    errors: ERRORS,
  },
  'GET /api/incidents/facets': {
    summary: 'Count incidents by the values of fields.',
    permission: 'investigate.view',
    narrowed: true,
    query: z.object(asked),
    answer: z.object({
      total: z.number().int(),
      facets: z.array(
        z.object({
          field: z.enum(INCIDENT_FACETS),
          values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })),
          /** Total number of values, listed or not. */
          distinct: z.number().int(),
        }),
      ),
    }),
    errors: ERRORS,
  },
  'POST /api/incidents': {
    summary:
      'Raise an incident for a program. A recurrence within 24 hours of an open incident with the same policy, user and object is added to it.',
    permission: 'protect.modify',
    body: given,
    answer: z.object({
      id: z.uuid(),
      number: z.number().int(),
      /** `recurred`: added to an open incident. `known`: the key was raised before. */
      result: z.enum(['raised', 'recurred', 'known']),
    }),
    status: 201,
    errors: ['UNPROCESSABLE'],
  },
  'PATCH /api/incidents': {
    summary: `Change state, severity or owner of up to ${INCIDENT_LIMITS.updated} incidents. Omitted fields keep their values.`,
    permission: 'investigate.modify',
    narrowed: true,
    body: z
      .strictObject({
        ids: z.array(z.uuid()).min(1).max(INCIDENT_LIMITS.updated),
        state: z.enum(INCIDENT_STATES).optional(),
        /** Required to dismiss. */
        reason: z.enum(DISMISSAL_REASONS).optional(),
        severity: z.enum(SEVERITIES).optional(),
        /** ID of a person who may open Investigate; null removes the owner. */
        owner: z.string().max(64).nullable().optional(),
      })
      .refine(({ state, reason }) => (state === 'dismissed') === (reason !== undefined), {
        path: ['reason'],
        message: 'Give a reason to dismiss, and only then',
      }),
    answer: z.object({ updated: z.number().int() }),
    errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  },
  'GET /api/incidents/export': {
    summary: 'Export matching incidents as CSV, newest first (streamed).',
    permission: 'investigate.export',
    narrowed: true,
    query: z.object(asked),
    answer: 'text/csv',
    errors: ERRORS,
  },
  'GET /api/incidents/export.ndjson': {
    summary: 'Export matching incidents as NDJSON, newest first (streamed).',
    permission: 'investigate.export',
    narrowed: true,
    query: z.object(asked),
    answer: 'application/x-ndjson',
    errors: ERRORS,
  },
  'GET /api/incidents/{id}': {
    summary: 'Get an incident with its evidence, responses and notes.',
    permission: 'investigate.view',
    narrowed: true,
    params: incidentId,
    answer: incidentDetail,
    errors: ['NOT_FOUND'],
  },
  'GET /api/incidents/{id}/timeline': {
    summary: 'List what happened to an incident, oldest first.',
    permission: 'investigate.view',
    narrowed: true,
    params: incidentId,
    answer: z.object({ entries: z.array(timelineEntry) }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/incidents/{id}/related': {
    summary: 'List incidents with the same user, object or policy, newest first.',
    permission: 'investigate.view',
    narrowed: true,
    params: incidentId,
    answer: z.object({
      rows: z.array(z.object({ ...incidentRow.shape, by: z.array(z.enum(RELATIONS)) })),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/incidents/{id}/notes': {
    summary: 'Add a note to an incident.',
    permission: 'investigate.modify',
    narrowed: true,
    params: incidentId,
    body: z.strictObject({ text: z.string().trim().min(1).max(longestNote) }),
    answer: note,
    status: 201,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  },
  'POST /api/incidents/{id}/occurrences/{occurrence}/unmask': {
    summary: 'Get the sensitive data of an occurrence in clear text. The history records who asked and why.',
    permission: 'investigate.approve',
    narrowed: true,
    params: z.object({ id: z.uuid(), occurrence: z.uuid() }),
    body: z.strictObject({
      reason: z.string().trim().min(INCIDENT_LIMITS.shortestReason).max(INCIDENT_LIMITS.reason),
    }),
    answer: z.object({ matches: z.array(z.object({ name: z.string(), text: z.string() })) }),
    errors: ['NOT_FOUND', 'DENIED'],
  },
});

export const incidentsEvents = historyEvents({
  'incident.raised': ['POST /api/incidents'],
  'incident.changed': ['PATCH /api/incidents'],
  'incident.note_added': ['POST /api/incidents/{id}/notes'],
  'incident.unmasked': ['POST /api/incidents/{id}/occurrences/{occurrence}/unmask'],
});

export const incidentsLive = liveAreas({ incidents: 'investigate.view' });
