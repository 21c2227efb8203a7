import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/parsers': 'A créé l’analyseur {name}',
  'history.did.PUT /admin/parsers/{id}': 'A modifié l’analyseur {name}',
  'history.did.DELETE /admin/parsers/{id}': 'A supprimé l’analyseur {name}',
  'history.field.definition': 'Lecture des lignes',
  'history.field.tests': 'Tests',
};
