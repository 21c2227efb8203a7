import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.INVALID_CREDENTIALS': 'パスワードの誤り',
  'history.outcome.LOCKED_OUT': 'ロック中',
  'history.outcome.PROFILE_DEACTIVATED': '無効',
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
