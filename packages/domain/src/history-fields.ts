import { defineFields } from './filter/vocabulary.ts';

/** What the history can be filtered by. */
export const HISTORY_FIELDS = defineFields({
  text: { type: 'text', conditions: ['text'] }, // anything that people read of an entry
  person: { type: 'word' }, // an email
  action: { type: 'word', isExact: true },
  object: { type: 'word', isExact: true },
  outcome: { type: 'word', isExact: true }, // `success`, or the name of an error
  time: { type: 'time' },
});
export type HistoryField = keyof typeof HISTORY_FIELDS;
