import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  FILTER_INVALID: 'フィルターの{position}文字目にエラーがあります：{problem}。',
  QUERY_TIMED_OUT: 'クエリに時間がかかりすぎました。期間を短くするか、フィルターを絞り込んでください。',
};
