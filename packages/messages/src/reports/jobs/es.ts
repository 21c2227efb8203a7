import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.reports.send': 'Enviar informes',
  'job.reports.digest': 'Enviar resúmenes de uso',
};
