import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.included_identifier.changed': '付属のデータ識別子{name}を変更',
  'history.field.extra_keywords': '追加のキーワード',
  'history.field.ignored': '無視する値',
};
