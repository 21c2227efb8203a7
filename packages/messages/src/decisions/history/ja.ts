import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service.decided': '{name}の決定を変更',
  'history.did.feed.created': 'フィード{name}を作成',
  'history.did.feed.token_replaced': 'フィード{name}の新しいURLを作成',
  'history.did.feed.deleted': 'フィード{name}を削除',
  'history.did.decision.undone': '{name}の決定を元に戻す',
  'history.did.decision.expired': '{name}の期限切れの決定を終了',
  'history.field.decision': '決定',
  'history.field.until': '期限',
};
