import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PARTNER_CODE_TAKEN: 'パートナーコード{code}はすでに別の会社が使用しています。別のコードを選んでください。',
};
