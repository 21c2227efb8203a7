import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.collection.collect': 'Recoger registros',
  'job.collection.cleanup': 'Olvidar fragmentos enviados antiguos',
};
