import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.mail.send': 'Envoyer les e-mails',
  'job.mail.cleanup': 'Supprimer les anciens e-mails non remis',
};
