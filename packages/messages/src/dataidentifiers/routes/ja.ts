import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.protect.dataIdentifiers': 'データ識別子',
  'route.protect.manageDataIdentifier': 'データ識別子の詳細',
};
