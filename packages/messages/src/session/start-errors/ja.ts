import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  INVALID_CREDENTIALS: 'メールアドレスまたはパスワードが違います。ロックまでの残り回数：{remaining}。',
  LOCKED_OUT: '失敗が多すぎるためサインインはロックされています。{wait}分後にもう一度お試しください。',
  PROFILE_DEACTIVATED: 'このプロフィールは無効になっています。システム管理者に有効化を依頼してください。',
  INVALID_USER_EMAIL: 'name@company.comのような有効なメールアドレスを入力してください。',
  TENANT_REQUIRED: '複数の会社にアカウントがあります。サインインする会社を選んでください。',
  ALREADY_SET_UP: 'Casbahはすでにセットアップされています。アカウントでサインインしてください。',
  SETUP_TOKEN_WRONG:
    'セットアップトークンが正しくありません。Casbahは起動時に端末またはログに「Setup token: …」と表示します。起動のたびに新しくなります。',
  SESSION_CHANGED:
    'その間に、このブラウザーで別の人がサインインしました。その人として続けるには、ページを再読み込みしてください。',
};
