import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.mail.send': 'E-Mails senden',
  'job.mail.cleanup': 'Alte, nicht zugestellte E-Mails löschen',
};
