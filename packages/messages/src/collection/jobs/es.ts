import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.collection.collect': 'Recopilar registros',
  'job.collection.cleanup': 'Eliminar segmentos recibidos antiguos',
};
