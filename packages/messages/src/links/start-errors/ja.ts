import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  LINK_INVALID:
    'このリンクは無効です。すでに使われたか、期限が切れたか、途中で切れています。新しいリンクを求めてください。',
};
