import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.too_few_samples': '正例と負例をそれぞれ{minimum}件以上追加してください。',
};
