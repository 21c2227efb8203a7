import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.indices.cleanup': 'Eliminar subidas de índices abandonadas',
  'job.indices.build': 'Construir índices',
};
