import { defineFields } from '../filter/vocabulary.ts';
import { POLICY_TYPES } from './policy-type.ts';
import { RESPONSE_KINDS, SEVERITIES } from './response.ts';

/** `active`: in force; `disabled`: activated before, but turned off; `draft`: never activated. */
export const POLICY_STATES = ['active', 'disabled', 'draft'] as const;
export type PolicyState = (typeof POLICY_STATES)[number];

/** Filter fields of the policy list. */
export const POLICY_LIST_FIELDS = defineFields({
  text: { type: 'text', conditions: ['text'] }, // name, description or condition
  id: { type: 'word', isExact: true },
  name: { type: 'text' },
  type: { type: 'word', values: POLICY_TYPES, conditions: ['in'] },
  severity: { type: 'word', values: SEVERITIES, mayBeUnknown: true },
  state: { type: 'word', values: POLICY_STATES, conditions: ['in'] },
  draft: { type: 'word', values: ['yes', 'no'], conditions: ['in'] }, // has a draft
  response: { type: 'word', values: RESPONSE_KINDS },
  version: { type: 'number', mayBeUnknown: true },
  created: { type: 'time' },
  modified: { type: 'time' },
  modified_by: { type: 'word' },
});
export type PolicyListField = keyof typeof POLICY_LIST_FIELDS;
