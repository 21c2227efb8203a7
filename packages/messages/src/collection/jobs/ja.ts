import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.collection.collect': 'ログの収集',
  'job.collection.cleanup': '古い受信セグメントの削除',
};
