import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.index-failed.subject': 'No se ha podido construir el índice {index}',
  'notice.index-failed.text':
    'Abra el índice {index} para ver el motivo y suba de nuevo sus datos. Hasta entonces se sigue usando la versión anterior, si la hay.',
};
