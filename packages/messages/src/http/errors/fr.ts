import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  NAME_TAKEN: 'Il existe déjà : {name}.',
  LIMIT_REACHED: 'Il peut y en avoir {limit} au plus. Supprimez-en d’abord un.',
  LIMIT_BELOW_USE: 'Il y en a déjà {used}. Supprimez-en d’abord, ou autorisez-en au moins {used}.',
};
