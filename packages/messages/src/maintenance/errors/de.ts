import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MAINTENANCE_LIMIT: 'Sie können bis zu {limit} Zeiträume haben. Löschen Sie vergangene.',
  'problem.ends_before_start': 'Das Ende muss nach dem Beginn liegen.',
  'problem.period_too_long': 'Ein Zeitraum kann höchstens {days} Tage dauern.',
};
