import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.INVALID_CREDENTIALS': 'パスワードの誤り',
  'history.outcome.LOCKED_OUT': 'ロック中',
  'history.outcome.PROFILE_DEACTIVATED': '無効',
  'history.outcome.PASSWORD_EXPIRED': 'パスワード期限切れ',
  'history.outcome.MFA_REQUIRED': '二要素認証が必要',
  'history.outcome.INVALID_MFA_CODE': 'コードの誤り',
  'history.outcome.OUT_OF_ALLOWED_IP_RANGE': '許可されていないIP',
  'history.outcome.TENANT_REQUIRED': '会社が未選択',
  'history.outcome.INVALID_DB_LOGIN': 'SSOが必要',
  'history.outcome.INVALID_USER_EMAIL': 'メールの形式が無効',
  'history.outcome.SETUP_TOKEN_WRONG': 'トークンの誤り',
  'history.field.lang': '言語',
  'history.field.theme': 'テーマ',
  'history.did.session.sign_in': '{outcome, select, success {サインイン} other {サインインに失敗}}',
  'history.did.session.sign_out': 'サインアウト',
  'history.did.session.sign_out_by_link': 'リンクからサインアウト',
  'history.did.casbah.set_up':
    '{outcome, select, success {{name}をセットアップ} other {Casbahのセットアップに失敗}}',
  'history.did.preferences.changed': '自分の設定を変更',
  'history.did.session.ended': '自分のセッションを終了',
  'history.did.session.others_ended': '自分のほかのセッションを終了',
};
