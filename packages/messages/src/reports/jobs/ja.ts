import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.reports.send': 'レポートの送信',
  'job.reports.digest': '利用状況ダイジェストの送信',
};
