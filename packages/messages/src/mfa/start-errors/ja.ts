import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MFA_REQUIRED: 'あと一歩です。第二の要素で本人であることを確認してください。',
  INVALID_MFA_CODE:
    '確認コードが違うか、期限が切れています。最後に表示または送信されたコードを入力してください。',
  PASSKEY_REFUSED: 'パスキーは受け付けられませんでした。もう一度試すか、別の方法を選んでください。',
  PASSKEYS_UNAVAILABLE:
    'このCasbahのアドレスではパスキーを使えません。別の方法を選ぶか、管理者に問い合わせてください。',
  PASSKEY_LIMIT: 'パスキーは1人{maximum}個までで、すでに上限です。使わなくなったものを削除してください。',
  MFA_FACTOR_CLOSED: 'この方法はお使いのアカウントでは利用できません。別の方法を選んでください。',
  MFA_SETUP_ENDED: '設定に時間がかかりすぎたか、別の場所でやり直されました。最初からやり直してください。',
};
