import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.page_answers': 'La page répond avec le statut {status}.',
  'problem.page_unreadable': 'La page ne peut pas être lue : {reason}.',
};
