import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.collection.changed': '{name} のログの収集を設定',
  'history.did.collection.started': '{name} のログをすぐに収集',
  'history.did.collection.deleted': '{name} のログの収集を中止',
  'history.did.source_token.created': '{name} に送るためのトークンを作成',
  'history.did.source_token.deleted': '{name} のトークンを取り消し',
};
