import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.account-locked.subject': 'サインインの失敗が続きました：{email}',
  'notice.account-locked.text':
    'サインインの失敗が続いたため、{email}を15分間ロックしました。前回の確認以降にロックされたアカウント：{accounts}件。本人の操作か確認してください。［アカウント］でロックを解除できます。',
};
