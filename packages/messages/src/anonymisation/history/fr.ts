import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.unmask.requested': 'A demandé une levée d’anonymat : {name}',
  'history.did.unmask.approved': 'A approuvé une levée d’anonymat : {name}',
  'history.did.unmask.refused': 'A refusé une levée d’anonymat : {name}',
  'history.did.unmask.ended': 'A mis fin à une demande de levée d’anonymat : {name}',
  'history.field.user_anonymization': 'Anonymiser les personnes',
};
