import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/parsers': 'パーサー {name} を作成',
  'history.did.PUT /admin/parsers/{id}': 'パーサー {name} を変更',
  'history.did.DELETE /admin/parsers/{id}': 'パーサー {name} を削除',
  'history.field.definition': '行の読み方',
  'history.field.tests': 'テスト',
};
