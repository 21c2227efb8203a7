import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.untried_condition': 'Pruebe antes esta condición con el tráfico anterior.',
  'problem.no_tag': 'No existe la etiqueta {tag}. Créela o elija otra.',
};
