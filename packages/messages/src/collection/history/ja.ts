import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.collection.changed': '{name}のログ収集を変更',
  'history.did.collection.started': '{name}のログ収集を開始',
  'history.did.collection.deleted': '{name}のログ収集を停止',
  'history.did.source_token.created': '{name}のプッシュトークンを作成',
  'history.did.source_token.deleted': '{name}のプッシュトークンを取り消し',
};
