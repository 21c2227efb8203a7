import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.shared_with': '共有先',
  'history.field.filter_config': 'フィルター',
  'history.field.supported_apps': '一覧',
  'history.did.POST /controls/make_api_request post customfilters': 'フィルター {name} を保存',
  'history.did.POST /controls/make_api_request patch customfilters': '保存済みフィルター {name} を変更',
  'history.did.POST /controls/make_api_request delete customfilters': '保存済みフィルター {name} を削除',
};
