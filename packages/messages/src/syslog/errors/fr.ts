import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SYSLOG_SENDER_TAKEN:
    'Une autre source, ou celle-ci deux fois, prend les lignes d’un de ces expéditeurs. Nommez chaque expéditeur une seule fois.',
};
