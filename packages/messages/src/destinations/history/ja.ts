import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/destinations': '通知先{name}を追加しました',
  'history.did.PATCH /admin/destinations/{id}': '通知先{name}を変更しました',
  'history.did.POST /admin/destinations/{id}/secret': '通知先{name}に新しいシークレットを発行しました',
  'history.did.POST /admin/destinations/{id}/test':
    '{outcome, select, success {通知先{name}を試しました} other {通知先{name}を試しましたが失敗しました}}',
  'history.did.DELETE /admin/destinations/{id}': '通知先{name}を削除しました',
};
