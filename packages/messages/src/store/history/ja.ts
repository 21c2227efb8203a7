import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.app.activated': '{name}を申し込み',
  'history.did.app.cancelled': '{name}を解約',
  'history.did.app.first_steps_toggled': '{name}の最初の手順の表示を変更',
  'history.did.app_account.created': '{app}のアカウント{name}を追加',
  'history.did.app_account.changed': '{app}のアカウント{name}を変更',
  'history.did.app_account.deleted': '{app}のアカウント{name}を削除',
  'history.did.app_buckets.changed': '{name}の確認対象バケットを変更',
  'history.did.app_bucket.deleted': '{name}のバケットを削除',
  'history.field.access_status': '申し込み',
  'history.field.is_free_trial': '試用',
  'history.field.is_fte': '最初の手順の表示',
  'history.field.trial_ends_on': '試用の終了',
};
