import type { savedFilters as english } from '../en/saved-filters.ts';
import type { WordsOf } from '../words.ts';

export const savedFilters: WordsOf<typeof english> = {
  'savedFilters.SAVED_FILTER_SUCCESS': 'フィルターを保存しました',
  'savedFilters.UPDATE_FILTER_SUCCESS': 'フィルターを更新しました',
  'savedFilters.DELETE_FILTER_SUCCESS': 'フィルターを削除しました',
  'savedFilters.defaultName': 'マイフィルター {list} {date}',
};
