import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.index-failed.subject': 'Impossible de construire l’index {index}',
  'notice.index-failed.text':
    'Ouvrez l’index {index} pour en voir la raison, puis envoyez à nouveau ses données. D’ici là, la version précédente reste utilisée, s’il y en a une.',
};
