import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SYSLOG_SENDER_TAKEN:
    'Eine andere Quelle, oder diese zweimal, nimmt die Zeilen eines dieser Absender. Nennen Sie jeden Absender einmal.',
};
