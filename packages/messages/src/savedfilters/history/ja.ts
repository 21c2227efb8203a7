import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.shared_with': '共有先',
  'history.field.filter_config': 'フィルター',
  'history.field.supported_apps': '一覧',
  'history.did.saved_filter.created': 'フィルター{name}を保存',
  'history.did.saved_filter.changed': '保存済みフィルター{name}を変更',
  'history.did.saved_filter.deleted': '保存済みフィルター{name}を削除',
};
