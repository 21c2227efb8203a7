import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'savedFilters.SAVED_FILTER_SUCCESS': 'フィルターを保存しました',
  'savedFilters.UPDATE_FILTER_SUCCESS': 'フィルターを更新しました',
  'savedFilters.DELETE_FILTER_SUCCESS': 'フィルターを削除しました',
  'savedFilters.defaultName': '{list} {date}',
};
