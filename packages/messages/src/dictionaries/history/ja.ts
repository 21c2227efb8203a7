import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.dictionary.terms_replaced': '辞書{name}の用語を置き換え',
  'history.field.terms': '用語',
};
