import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.content_index.table_uploaded': 'インデックス{name}に{file}をアップロード',
  'history.did.content_index.built': 'インデックス{name}を構築',
  'history.did.content_index.document_added': 'インデックス{name}に{file}を追加',
  'history.did.content_index.document_removed': 'インデックス{name}から{file}を削除',
};
