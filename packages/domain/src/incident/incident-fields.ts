import { defineFields } from '../filter/vocabulary.ts';
import { POLICY_TYPES } from '../policy/policy-type.ts';
import { SEVERITIES } from '../policy/response.ts';
import { DISMISSAL_REASONS, INCIDENT_STATES } from './incident.ts';

/** Filter fields of incidents. */
export const INCIDENT_FIELDS = defineFields({
  state: { type: 'word', values: INCIDENT_STATES, conditions: ['in'] },
  severity: { type: 'word', values: SEVERITIES, conditions: ['in'] },
  policy: { type: 'word' },
  policy_type: { type: 'word', values: POLICY_TYPES, conditions: ['in'] },
  user: { type: 'word' },
  user_domain: { type: 'word' },
  service: { type: 'word' }, // catalog ID
  app: { type: 'word' },
  object: { type: 'text' },
  activity: { type: 'word' },
  owner: { type: 'word' }, // email address
  reason: { type: 'word', values: DISMISSAL_REASONS, conditions: ['in'], mayBeUnknown: true },
  number: { type: 'number' },
  occurrences: { type: 'number' },
  created: { type: 'time' },
  last_seen: { type: 'time' },
  text: { type: 'text', conditions: ['text'] }, // policy, user, app, service or object
});
export type IncidentField = keyof typeof INCIDENT_FIELDS;

/** Fields that identify people. Readers to whom people are anonymous can't ask for them; users have pseudonyms. */
export const PERSONAL_INCIDENT_FIELDS = [
  'user_domain',
  'object',
  'text',
] as const satisfies readonly IncidentField[];

/** Fields counted beside the list. */
export const INCIDENT_FACETS = [
  'state',
  'severity',
  'policy',
  'policy_type',
  'owner',
  'user',
  'service',
  'app',
] as const satisfies readonly IncidentField[];
export type IncidentFacet = (typeof INCIDENT_FACETS)[number];
