import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.page_answers': 'ページがステータス{status}を返しました。',
  'problem.page_unreadable': 'ページを読み込めません：{reason}。',
};
