import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.password.expired_changed':
    '{outcome, select, success {パスワードを変更しました} other {パスワードを変更しようとしました}}',
  'history.did.password.reset_requested': '新しいパスワードのリンクを求めました',
  'history.did.password.reset':
    '{outcome, select, success {リンクで新しいパスワードを設定しました} other {リンクでパスワードを設定しようとしました}}',
};
