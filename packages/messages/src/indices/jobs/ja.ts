import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.indices.cleanup': '中断されたインデックスのアップロードを削除',
  'job.indices.build': 'インデックスの構築',
};
