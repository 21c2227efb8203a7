import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.report_schedule.created': 'レポート {name} を予定しました',
  'history.did.report_schedule.changed': 'レポート {name} の予定を変更しました',
  'history.did.report_schedule.deleted': 'レポート {name} の予定を削除しました',
  'history.did.report.sent': 'レポート {name} を送信させました',
  'history.did.digest.changed': '本人の利用状況メールの送信設定を変更しました',
  'history.field.left_out': '送信対象外',
  'history.field.frequency': '頻度',
  'history.field.recipients': '宛先',
};
