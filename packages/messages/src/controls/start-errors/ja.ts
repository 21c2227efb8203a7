import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  RESOURCE_UNKNOWN: '{resource}というリソースはありません。利用できるもの：{known}',
  ACTION_UNKNOWN: 'リソース{resource}に操作{action}はありません。利用できるもの：{known}',
};
