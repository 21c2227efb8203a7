import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.parser.created': 'A créé l’analyseur {name}',
  'history.did.parser.changed': 'A modifié l’analyseur {name}',
  'history.did.parser.deleted': 'A supprimé l’analyseur {name}',
  'history.field.definition': 'Définition',
  'history.field.tests': 'Tests',
};
