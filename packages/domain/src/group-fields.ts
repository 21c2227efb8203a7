import { defineFields } from './filter/vocabulary.ts';
import { GROUP_KINDS, PEOPLE_SOURCES } from './group.ts';

/** Filter fields of the groups list. */
export const GROUP_FIELDS = defineFields({
  text: { type: 'text', conditions: ['text'] }, // name or description
  id: { type: 'word', isExact: true },
  name: { type: 'text' },
  kind: { type: 'word', values: GROUP_KINDS, conditions: ['in'] },
  source: { type: 'word', values: PEOPLE_SOURCES, conditions: ['in'] },
  created: { type: 'time' },
  modified: { type: 'time' },
});
export type GroupField = keyof typeof GROUP_FIELDS;
