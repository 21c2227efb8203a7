import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MFA_REQUIRED: '続行するには、2つ目の認証要素で確認してください。',
  INVALID_MFA_CODE: '確認コードが正しくないか、期限切れです。最新のコードを入力してください。',
  PASSKEY_REFUSED: 'パスキーが受け付けられませんでした。もう一度試すか、別の方法を使ってください。',
  PASSKEYS_UNAVAILABLE:
    'このCasbahのアドレスではパスキーを使えません。別の方法を選ぶか、管理者に問い合わせてください。',
  PASSKEY_LIMIT: 'パスキーは上限の{maximum}個に達しています。使わないものを削除してください。',
  MFA_FACTOR_CLOSED: 'この方法はお使いのアカウントでは利用できません。別の方法を選んでください。',
  MFA_SETUP_ENDED: '設定の有効期限が切れたか、別の場所でやり直されました。最初からやり直してください。',
};
