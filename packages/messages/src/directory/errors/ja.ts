import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  DIRECTORY_BUSY:
    'ディレクトリの別の実行が進行中です。終わるのを待つか停止してから、もう一度お試しください。',
};
