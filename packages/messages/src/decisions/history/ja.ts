import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service.decided': '{name}の決定を変更',
  'history.did.feed.created': 'フィード{name}を作成',
  'history.did.feed.token_replaced': 'フィード{name}の新しいURLを作成',
  'history.did.feed.deleted': 'フィード{name}を削除',
};
