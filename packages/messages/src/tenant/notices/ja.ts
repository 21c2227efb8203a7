import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.policy-changed.subject': 'サインインのルールが変更されました',
  'notice.policy-changed.text':
    '{by}がパスワード、第2要素、セッション、またはネットワークのルールを変更しました。変更前と変更後の値は履歴にあります。',
};
