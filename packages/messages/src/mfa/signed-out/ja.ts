import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.mfa.heading': '本人確認',
  'session.mfa.intro': 'パスワードを確認しました。アカウントを保護するため、もう1つ手順があります。',
  'session.mfa.mail.text': '{email}宛てにコードをメールで受け取ります。',
  'session.mfa.mail.send': 'コードを送る',
  'session.mfa.mail.resend': '新しいコードを送る',
  'session.mfa.MSG_VERIFICATION_CODE_SENT':
    '{minutes, plural, other {{email}にコードを送信しました。有効期間は#分です。}}',
  'session.mfa.app.text': '認証アプリを開き、表示されたコードを入力してください。',
  'session.mfa.recovery.text': 'リカバリーコードを1つ入力してください。各コードは1回だけ使えます。',
  'session.mfa.passkey.text': 'このデバイスまたはセキュリティキーのパスキーを使ってください。',
  'session.mfa.passkey.use': 'パスキーを使う',
  'session.mfa.code': '確認コード',
  'session.mfa.recoveryCode': 'リカバリーコード',
  'session.mfa.invalidCode': '確認コードが正しくありません',
  'session.mfa.submit': '確認',
  'session.mfa.otherWays': '別の方法',
  'session.mfa.way.passkey': 'パスキー',
  'session.mfa.way.app': '認証アプリ',
  'session.mfa.way.mail': 'メールのコード',
  'session.mfa.way.recovery': 'リカバリーコード',
  'session.mfa.signOut': '別のアカウントでサインイン',
};
