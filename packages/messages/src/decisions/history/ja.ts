import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/decisions': '{name} について決定しました',
  'history.did.POST /risks/feeds': 'フィード {name} を作成しました',
  'history.did.POST /risks/feeds/{id}/token': 'フィード {name} に新しいアドレスを付けました',
  'history.did.DELETE /risks/feeds/{id}': 'フィード {name} を削除しました',
};
