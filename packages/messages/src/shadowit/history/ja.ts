import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /risks/policies': 'ポリシー {name} を定義しました',
  'history.did.PATCH /risks/policies/{id}': 'ポリシー {name} を変更しました',
  'history.did.DELETE /risks/policies/{id}': 'ポリシー {name} を削除しました',
  'history.did.POST /risks/policies/{id}/backtest': 'ポリシー {name} を過去のデータで試しました',
  'history.did.shadow-it policy hit': 'ポリシー {name} がサービスを見つけました',
};
