import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /admin/parsers': 'Hat den Parser {name} angelegt',
  'history.did.PUT /admin/parsers/{id}': 'Hat den Parser {name} geändert',
  'history.did.DELETE /admin/parsers/{id}': 'Hat den Parser {name} gelöscht',
  'history.field.definition': 'Wie Zeilen gelesen werden',
  'history.field.tests': 'Tests',
};
