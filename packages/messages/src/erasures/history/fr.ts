import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.person.erasure_requested':
    'A demandé la suppression des données d’une personne dans les journaux',
  'history.did.person.erased': 'A supprimé les données d’une personne dans les journaux',
};
