import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.shadow_it_policy.created': 'ポリシー {name} を定義しました',
  'history.did.shadow_it_policy.changed': 'ポリシー {name} を変更しました',
  'history.did.shadow_it_policy.deleted': 'ポリシー {name} を削除しました',
  'history.did.shadow_it_policy.backtested': 'ポリシー {name} を過去のデータで試しました',
  'history.did.shadow_it_policy.matched': 'ポリシー {name} がサービスを見つけました',
};
