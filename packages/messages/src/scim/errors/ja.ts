import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SCIM_INVALID: 'SCIMでは許可されていません：{problem}。',
  SCIM_NOT_UNIQUE: 'すでに使用されています：{problem}。',
};
