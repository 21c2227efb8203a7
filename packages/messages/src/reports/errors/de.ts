import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.schedule_off': 'Der Zeitplan ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  'problem.digest_anonymous':
    'Personen sind in Ihrem Unternehmen anonym. Schalten Sie zuerst die Anonymisierung aus.',
};
