import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.account.notifications': '通知',
  'route.account.notification': '通知の詳細',
};
