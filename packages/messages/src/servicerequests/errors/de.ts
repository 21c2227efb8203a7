import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.page_answers': 'Die Seite antwortet mit Status {status}.',
  'problem.page_unreadable': 'Die Seite lässt sich nicht lesen: {reason}.',
};
