import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.login.home': 'サインイン',
  'route.login.multiFactor': '本人確認',
  'route.login.forgotPassword': 'パスワードを忘れた場合',
  'route.login.resetPassword': '新しいパスワード',
};
