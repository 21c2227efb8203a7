import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.password.expired_changed':
    '{outcome, select, success {パスワードを変更} other {パスワードの変更に失敗}}',
  'history.did.password.reset_requested': 'パスワードの再設定をリクエスト',
  'history.did.password.reset':
    '{outcome, select, success {パスワードを再設定} other {パスワードの再設定に失敗}}',
};
