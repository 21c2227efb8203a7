import { defineFields } from './filter/vocabulary.ts';

/** Filter fields of the history. */
export const HISTORY_FIELDS = defineFields({
  text: { type: 'text', conditions: ['text'] }, // any displayed text of an entry
  person: { type: 'word' }, // an email address
  action: { type: 'word', isExact: true },
  object: { type: 'word', isExact: true },
  outcome: { type: 'word', isExact: true }, // `success`, or the name of an error
  time: { type: 'time' },
});
export type HistoryField = keyof typeof HISTORY_FIELDS;
