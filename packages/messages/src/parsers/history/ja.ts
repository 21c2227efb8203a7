import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.parser.created': 'パーサー{name}を作成',
  'history.did.parser.changed': 'パーサー{name}を変更',
  'history.did.parser.deleted': 'パーサー{name}を削除',
  'history.field.definition': '定義',
  'history.field.tests': 'テスト',
};
