import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/reports/schedules': 'レポート {name} を予定しました',
  'history.did.PATCH /admin/reports/schedules/{id}': 'レポート {name} の予定を変更しました',
  'history.did.DELETE /admin/reports/schedules/{id}': 'レポート {name} の予定を削除しました',
  'history.did.POST /admin/reports/schedules/{id}/send': 'レポート {name} を送信させました',
  'history.did.PATCH /admin/reports/userdigest': '本人の利用状況メールの送信設定を変更しました',
  'history.field.left_out': '送信対象外',
  'history.field.frequency': '頻度',
  'history.field.recipients': '宛先',
};
