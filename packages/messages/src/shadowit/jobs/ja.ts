import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.shadowit.watch': 'ポリシーの確認',
  'job.shadowit.cleanup': '古いポリシー一致の削除',
};
