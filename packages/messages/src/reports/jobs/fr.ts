import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.reports.send': 'Envoyer les rapports',
  'job.reports.digest': 'Envoyer les récapitulatifs d’utilisation',
};
