import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.service.decided': '{name} について決定しました',
  'history.did.feed.created': 'フィード {name} を作成しました',
  'history.did.feed.token_replaced': 'フィード {name} に新しいアドレスを付けました',
  'history.did.feed.deleted': 'フィード {name} を削除しました',
};
