import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.reset-password.subject': 'Casbah の新しいパスワードを選んでください',
  'mail.reset-password.text':
    '{company} のアカウントについて新しいパスワードが求められました。{minutes} 分以内に選んでください。リンクは一度だけ使えます。その後、すべてのセッションが終了します。',
  'mail.reset-password.action': '新しいパスワードを選ぶ',
  'mail.set-password.subject': 'Casbah のパスワードを設定してください',
  'mail.set-password.text':
    '{company} にあなたのアカウントがあります。{days} 日以内にパスワードを設定してください。リンクは一度だけ使えます。',
  'mail.set-password.action': 'パスワードを設定する',
  'mail.use-single-sign-on.subject': 'Casbah には会社のシングルサインオンでサインインします',
  'mail.use-single-sign-on.text':
    '{company} のアカウントについて新しいパスワードが求められました。このアカウントには専用のパスワードがありません。会社のシングルサインオンでサインインしてください。',
  'mail.use-single-sign-on.action': 'サインインへ進む',
  'mail.password-changed.subject': 'パスワードが変更されました',
  'mail.password-changed.text':
    '{company} のアカウントのパスワードが {time} (UTC) にアドレス {address} から変更されました。すべてのセッションは終了しました。お心当たりがない場合は、すぐに管理者に知らせてください。',
};
