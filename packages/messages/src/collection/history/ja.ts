import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PUT /admin/datasources/{id}/collection': '{name} のログの収集を設定',
  'history.did.POST /admin/datasources/{id}/collection/run': '{name} のログをすぐに収集',
  'history.did.DELETE /admin/datasources/{id}/collection': '{name} のログの収集を中止',
  'history.did.POST /admin/datasources/{id}/tokens': '{name} に送るためのトークンを作成',
  'history.did.DELETE /admin/datasources/{id}/tokens/{token}': '{name} のトークンを取り消し',
};
