import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'serviceFacts.title': 'Propriétaire et incidents',
  'serviceFacts.owner': 'Propriétaire',
  'serviceFacts.closed': 'Fermé : {on}.',
  'serviceFacts.closing': 'Fermeture prévue : {on}.',
  'serviceFacts.successor': 'Successeur : {name}',
  'serviceFacts.breaches': 'Violations de données connues',
  'serviceFacts.source': 'Source',
};
