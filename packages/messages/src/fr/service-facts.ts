import type { serviceFacts as english } from '../en/service-facts.ts';
import type { WordsOf } from '../words.ts';

export const serviceFacts: WordsOf<typeof english> = {
  'serviceFacts.title': 'Propriétaire et incidents',
  'serviceFacts.owner': 'Propriétaire',
  'serviceFacts.closed': 'Fermé : {on}.',
  'serviceFacts.closing': 'Fermeture prévue : {on}.',
  'serviceFacts.successor': 'Successeur : {name}',
  'serviceFacts.breaches': 'Violations de données connues',
  'serviceFacts.source': 'Source',
};
