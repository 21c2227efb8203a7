import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.passkey.renamed': 'パスキーの名前を変更',
  'history.did.mfa.requirement_changed': 'MFAの要件を変更',
  'history.did.authenticator.created': '認証アプリを追加',
  'history.did.authenticator.deleted': '認証アプリを削除',
  'history.did.passkey.created': 'パスキーを追加',
  'history.did.passkey.deleted': 'パスキーを削除',
  'history.did.recovery_codes.created': '新しいリカバリーコードを作成',
  'history.did.mfa.reset': 'ユーザーのMFAをリセット',
  'history.did.mfa.passkey_used':
    '{outcome, select, success {パスキーで確認} other {パスキーでの確認に失敗}}',
  'history.did.session.passkey_sign_in':
    '{outcome, select, success {パスキーでサインイン} other {パスキーでのサインインに失敗}}',
  'history.did.mfa.code_used': '{outcome, select, success {コードで確認} other {コードでの確認に失敗}}',
  'history.did.mfa.authenticator_used':
    '{outcome, select, success {認証アプリで確認} other {認証アプリでの確認に失敗}}',
};
