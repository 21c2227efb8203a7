import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  NAME_TAKEN: 'すでにあります：{name}。',
  LIMIT_REACHED: '最大 {limit} 件までです。先に 1 件削除してください。',
  LIMIT_BELOW_USE: 'すでに {used} 件あります。先に減らすか、{used} 件以上を許可してください。',
};
