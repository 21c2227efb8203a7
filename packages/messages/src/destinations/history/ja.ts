import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.destination.created': '通知先{name}を追加',
  'history.did.destination.changed': '通知先{name}を変更',
  'history.did.destination.secret_replaced': '通知先{name}のシークレットを変更',
  'history.did.destination.tested':
    '{outcome, select, success {通知先{name}をテスト} other {通知先{name}のテストに失敗}}',
  'history.did.destination.deleted': '通知先{name}を削除',
};
