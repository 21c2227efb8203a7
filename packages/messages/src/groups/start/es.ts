import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.account.groups': 'Grupos',
  'route.protect.customGroups': 'Grupos personalizados',
};
