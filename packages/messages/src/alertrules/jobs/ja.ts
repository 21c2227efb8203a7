import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.alertrules.watch': 'アラートルールの確認',
  'job.alertrules.cleanup': '古いアラートルール一致の削除',
};
