import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.notifications.watch': '新しい通知の確認',
  'job.notifications.cleanup': '通知の日次メール送信と古い通知の削除',
};
