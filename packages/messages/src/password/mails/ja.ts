import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.reset-password.subject': 'Casbahのパスワードを再設定',
  'mail.reset-password.text':
    '{company}のアカウントのパスワード再設定がリクエストされました。リンクは{minutes}分以内に1回だけ使えます。再設定すると、すべてのセッションが終了します。',
  'mail.reset-password.action': 'パスワードを再設定',
  'mail.set-password.subject': 'Casbahのパスワードを設定',
  'mail.set-password.text':
    '{company}に新しいアカウントが作成されました。{days}日以内にパスワードを設定してください。リンクは1回だけ使えます。',
  'mail.set-password.action': 'パスワードを設定する',
  'mail.use-single-sign-on.subject': 'シングルサインオンでCasbahにサインインしてください',
  'mail.use-single-sign-on.text':
    '{company}のアカウントのパスワード再設定がリクエストされました。このアカウントにパスワードはありません。会社のシングルサインオンでサインインしてください。',
  'mail.use-single-sign-on.action': 'サインインへ進む',
  'mail.password-changed.subject': 'パスワードが変更されました',
  'mail.password-changed.text':
    '{company}のアカウントのパスワードが{time}（UTC）に{address}から変更されました。すべてのセッションは終了しました。お心当たりがない場合は、すぐに管理者に連絡してください。',
};
