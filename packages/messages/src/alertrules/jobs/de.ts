import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.alertrules.watch': 'Alarmregeln prüfen',
  'job.alertrules.cleanup': 'Alte Treffer von Alarmregeln löschen',
};
