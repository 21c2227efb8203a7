import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.page_answers': 'La página responde con el estado {status}.',
  'problem.page_unreadable': 'No se puede leer la página: {reason}.',
};
