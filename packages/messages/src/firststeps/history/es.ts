import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.sample.loaded': 'Cargó los datos de ejemplo {name}',
  'history.did.sample.removed': 'Eliminó los datos de ejemplo {name}',
};
