import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.expires_on': '有効期限',
  'history.field.api_key': 'APIキー',
  'history.did.api_key.created': 'APIキー{name}を作成',
  'history.did.api_key.deleted': 'APIキー{name}を削除',
};
