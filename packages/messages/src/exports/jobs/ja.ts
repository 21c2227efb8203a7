import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'job.exports.write': 'エクスポートの書き出し',
  'job.exports.cleanup': '期限切れのエクスポートの削除',
};
