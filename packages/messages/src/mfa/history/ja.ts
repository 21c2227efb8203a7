import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.passkey.renamed': 'パスキーの名前を変更しました',
  'history.did.mfa.requirement_changed': '2 要素認証が必要かどうかを変更しました',
  'history.did.authenticator.created': '認証アプリを追加しました',
  'history.did.authenticator.deleted': '認証アプリを削除しました',
  'history.did.passkey.created': 'パスキーを追加しました',
  'history.did.passkey.deleted': 'パスキーを削除しました',
  'history.did.recovery_codes.created': '新しい回復コードを作成しました',
  'history.did.mfa.reset': 'ある人の 2 要素認証をすべて解除しました',
  'history.did.mfa.passkey_used':
    '{outcome, select, success {2 要素目としてパスキーを使いました} other {2 要素目としてパスキーを試しました}}',
  'history.did.session.passkey_sign_in':
    '{outcome, select, success {パスキーでサインインしました} other {パスキーでサインインしようとしました}}',
  'history.did.mfa.code_used':
    '{outcome, select, success {2 要素目を入力しました} other {2 要素目を試しました}}',
  'history.did.mfa.authenticator_used':
    '{outcome, select, success {2 要素目を入力しました} other {2 要素目を試しました}}',
};
