import { defineFields } from './filter/vocabulary.ts';
import { SOURCE_ROLES } from './sign.ts';
import { SOURCE_STATES } from './source-state.ts';

/** Filter fields of the sources list. */
export const SOURCE_FIELDS = defineFields({
  name: { type: 'text' },
  state: { type: 'word', values: SOURCE_STATES, conditions: ['in'] },
  format: { type: 'word' },
  role: { type: 'word', values: SOURCE_ROLES, conditions: ['in'] },
  timezone: { type: 'word' },
  loads: { type: 'number' },
  events: { type: 'number' },
  rejects: { type: 'number' },
  created: { type: 'time' },
  first_event: { type: 'time', mayBeUnknown: true },
  last_event: { type: 'time', mayBeUnknown: true },
});
export type SourceField = keyof typeof SOURCE_FIELDS;
