import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.sign_up.confirmed_by_link': 'A confirmé une inscription par un lien',
  'history.did.sign_up.finished_from_app': 'A terminé une inscription depuis une application',
  'history.did.sign_up.confirmed': 'A confirmé une inscription',
  'history.did.sign_up.requested': 'A demandé l’inscription d’une entreprise',
  'history.did.sign_up.finished': 'A terminé une inscription',
};
