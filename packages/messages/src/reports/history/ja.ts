import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.report_schedule.created': 'レポート{name}をスケジュール',
  'history.did.report_schedule.changed': 'レポート{name}のスケジュールを変更',
  'history.did.report_schedule.deleted': 'レポート{name}のスケジュールを削除',
  'history.did.report.sent': 'レポート{name}を送信',
  'history.did.digest.changed': '利用状況ダイジェストの送信先を変更',
  'history.field.left_out': '除外',
  'history.field.frequency': '頻度',
  'history.field.recipients': '宛先',
};
