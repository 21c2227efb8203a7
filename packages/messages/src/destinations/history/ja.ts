import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.destination.created': '通知先{name}を追加しました',
  'history.did.destination.changed': '通知先{name}を変更しました',
  'history.did.destination.secret_replaced': '通知先{name}に新しいシークレットを発行しました',
  'history.did.destination.tested':
    '{outcome, select, success {通知先{name}を試しました} other {通知先{name}を試しましたが失敗しました}}',
  'history.did.destination.deleted': '通知先{name}を削除しました',
};
