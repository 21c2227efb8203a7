import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  RESOURCE_UNKNOWN: '{resource} というリソースはありません。あるのは {known} です。',
  ACTION_UNKNOWN: 'リソース {resource} には操作 {action} がありません。使えるのは {known} です。',
};
