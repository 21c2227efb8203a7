import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.unmask.requested': 'A demandé qui sont des personnes anonymes : {name}',
  'history.did.unmask.approved': 'A approuvé une demande sur des personnes anonymes : {name}',
  'history.did.unmask.refused': 'A refusé une demande sur des personnes anonymes : {name}',
  'history.did.unmask.ended': 'A mis fin à une demande sur des personnes anonymes : {name}',
  'history.field.user_anonymization': 'Personnes anonymes',
};
