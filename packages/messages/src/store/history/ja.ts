import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/app/activate/': '{name} を申し込み',
  'history.did.POST /admin/app/cancel/': '{name} を解約',
  'history.did.POST /admin/app/togglefte/': '{name} の最初の手順の表示を変更',
  'history.did.POST /admin/app/accounts': '{app} のアカウント {name} を追加',
  'history.did.PATCH /admin/app/accounts/{id}': '{app} のアカウント {name} を変更',
  'history.did.DELETE /admin/app/accounts/{id}': '{app} のアカウント {name} を削除',
  'history.did.POST /admin/application/configure_s3_buckets': '{name} の確認対象バケットを変更',
  'history.did.POST /admin/application/remove_s3_buckets': '{name} のバケットを削除',
  'history.field.access_status': '申し込み',
  'history.field.is_free_trial': '試用',
  'history.field.is_fte': '最初の手順の表示',
  'history.field.trial_ends_on': '試用の終了',
};
