import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /user/expiredpasswordapi':
    '{outcome, select, success {パスワードを変更しました} other {パスワードを変更しようとしました}}',
  'history.did.POST /user/forgotpasswordapi': '新しいパスワードのリンクを求めました',
  'history.did.POST /user/resetpasswordapi':
    '{outcome, select, success {リンクで新しいパスワードを設定しました} other {リンクでパスワードを設定しようとしました}}',
};
