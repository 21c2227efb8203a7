import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  LINK_INVALID:
    'このリンクは無効です。使用済み、期限切れ、または不完全です。新しいリンクを取得してください。',
};
