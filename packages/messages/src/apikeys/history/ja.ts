import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.expires_on': '有効期限',
  'history.field.api_key': 'API キー',
  'history.did.POST /admin/apikeys': 'API キー {name} を作成',
  'history.did.DELETE /admin/apikeys/{id}': 'API キー {name} を削除',
};
