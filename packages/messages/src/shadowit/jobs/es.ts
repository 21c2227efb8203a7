import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.shadowit.watch': 'Comprobar las políticas',
  'job.shadowit.cleanup': 'Borrar coincidencias antiguas de políticas',
};
