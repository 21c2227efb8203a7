import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PATCH /admin/user/mfa/passkeys/{id}': 'パスキーの名前を変更しました',
  'history.did.PATCH /admin/users/{id}/mfa': '2 要素認証が必要かどうかを変更しました',
  'history.did.POST /admin/user/mfa/app/confirm': '認証アプリを追加しました',
  'history.did.POST /admin/user/mfa/app/remove': '認証アプリを削除しました',
  'history.did.POST /admin/user/mfa/passkeys': 'パスキーを追加しました',
  'history.did.POST /admin/user/mfa/passkeys/{id}/remove': 'パスキーを削除しました',
  'history.did.POST /admin/user/mfa/recovery_codes': '新しい回復コードを作成しました',
  'history.did.POST /admin/users/{id}/mfa/reset': 'ある人の 2 要素認証をすべて解除しました',
  'history.did.POST /user/mfa/passkey':
    '{outcome, select, success {2 要素目としてパスキーを使いました} other {2 要素目としてパスキーを試しました}}',
  'history.did.POST /user/passkey/loginapi':
    '{outcome, select, success {パスキーでサインインしました} other {パスキーでサインインしようとしました}}',
  'history.did.POST /user/verifycodeapi':
    '{outcome, select, success {2 要素目を入力しました} other {2 要素目を試しました}}',
  'history.did.POST /user/verifymfaapi':
    '{outcome, select, success {2 要素目を入力しました} other {2 要素目を試しました}}',
};
