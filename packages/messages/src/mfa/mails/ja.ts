import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.verification-code.subject': 'Casbahのコード：{code}',
  'mail.verification-code.text':
    'コードは{code}です。{minutes}分以内に1回だけ使えます。誰にも教えないでください。Casbahからお尋ねすることはありません。',
  'mail.second-factor-locked.subject': 'アカウントで誤ったコードが何度も入力されました',
  'mail.second-factor-locked.text':
    '誰かが{company}のあなたのアカウントに正しいパスワードでサインインし、誤ったコードを何度も入力しました（最後は{address}から）。コードは{minutes}分間ロックされます。お心当たりがない場合は、パスワードが知られています。すぐに変更してください。',
  'mail.app-added.subject': 'アカウントに認証アプリが追加されました',
  'mail.app-added.text':
    '{company}のアカウントに、{time}（UTC）に{address}から認証アプリが追加されました。お心当たりがない場合は、すぐに管理者に連絡してください。',
  'mail.app-removed.subject': 'アカウントから認証アプリが削除されました',
  'mail.app-removed.text':
    '{company}のアカウントから、{time}（UTC）に{address}から認証アプリが削除されました。お心当たりがない場合は、すぐに管理者に連絡してください。',
  'mail.passkey-added.subject': 'アカウントにパスキーが追加されました',
  'mail.passkey-added.text':
    '{company}のアカウントに{time}（UTC）に{address}からパスキー「{passkey}」が追加されました。お心当たりがない場合は、すぐに管理者に連絡してください。',
  'mail.passkey-removed.subject': 'アカウントからパスキーが削除されました',
  'mail.passkey-removed.text':
    '{company}のアカウントから{time}（UTC）に{address}からパスキー「{passkey}」が削除されました。お心当たりがない場合は、すぐに管理者に連絡してください。',
  'mail.recovery-codes-made.subject': '新しいリカバリーコードが作成されました',
  'mail.recovery-codes-made.text':
    '{company}のアカウントの新しいリカバリーコードが{time}（UTC）に{address}から作成され、古いコードは使えなくなりました。お心当たりがない場合は、すぐに管理者に連絡してください。',
  'mail.second-factors-reset.subject': 'アカウントのMFAがリセットされました',
  'mail.second-factors-reset.text':
    '管理者が{time}（UTC）に{address}から{company}のアカウントのMFAをリセットしました。お心当たりがない場合は、すぐに管理者に連絡してください。',
};
