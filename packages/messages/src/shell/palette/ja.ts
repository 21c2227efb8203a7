import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'palette.pages': 'ページ',
  'palette.services': 'サービス',
  'palette.people': 'ユーザー',
  'palette.actions': '操作',
};
