import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.verification-code.subject': 'Casbah のコード: {code}',
  'mail.verification-code.text':
    'コードは {code} です。{minutes} 分間、一度だけ使えます。誰にも教えないでください。当方からお尋ねすることはありません。',
  'mail.second-factor-locked.subject': 'アカウントの確認コードが何度も試されました',
  'mail.second-factor-locked.text':
    '{company} のアカウントに正しいパスワードでサインインした人が、誤った確認コードを何度も入力しました。最後はアドレス {address} からでした。コードは {minutes} 分間ロックされます。お心当たりがない場合は、パスワードが知られています。パスワードを変更してください。',
  'mail.app-added.subject': 'アカウントに認証アプリが追加されました',
  'mail.app-added.text':
    '{company} のアカウントに {time} (UTC) にアドレス {address} から認証アプリが追加されました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.app-removed.subject': 'アカウントから認証アプリが削除されました',
  'mail.app-removed.text':
    '{company} のアカウントから {time} (UTC) にアドレス {address} から認証アプリが削除されました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.passkey-added.subject': 'アカウントにパスキーが追加されました',
  'mail.passkey-added.text':
    '{company} のアカウントに {time} (UTC) にアドレス {address} からパスキー「{passkey}」が追加されました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.passkey-removed.subject': 'アカウントからパスキーが削除されました',
  'mail.passkey-removed.text':
    '{company} のアカウントから {time} (UTC) にアドレス {address} からパスキー「{passkey}」が削除されました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.recovery-codes-made.subject': '新しいリカバリーコードが作成されました',
  'mail.recovery-codes-made.text':
    '{company} のアカウントの新しいリカバリーコードが {time} (UTC) にアドレス {address} から作成され、古いコードは使えなくなりました。お心当たりがない場合は、すぐに管理者に知らせてください。',
  'mail.second-factors-reset.subject': '第二の要素がすべて削除されました',
  'mail.second-factors-reset.text':
    '{time} (UTC) に管理者がアドレス {address} から {company} のアカウントの第二の要素をすべて削除しました。お心当たりがない場合は、すぐに管理者に知らせてください。',
};
