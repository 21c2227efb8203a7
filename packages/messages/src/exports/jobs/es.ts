import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.exports.write': 'Escribir exportaciones',
  'job.exports.cleanup': 'Eliminar exportaciones caducadas',
};
