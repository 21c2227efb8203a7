import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.GET /user/emailapproval': 'A confirmé une inscription par un lien',
  'history.did.POST /user/connector-signupfinishapi': 'A terminé une inscription depuis une application',
  'history.did.POST /user/emailapproval': 'A confirmé une inscription',
  'history.did.POST /user/signupapi': 'A demandé l’inscription d’une entreprise',
  'history.did.POST /user/signupfinishapi': 'A terminé une inscription',
};
