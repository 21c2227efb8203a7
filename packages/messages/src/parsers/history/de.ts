import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.parser.created': 'Hat den Parser {name} angelegt',
  'history.did.parser.changed': 'Hat den Parser {name} geändert',
  'history.did.parser.deleted': 'Hat den Parser {name} gelöscht',
  'history.field.definition': 'Wie Zeilen gelesen werden',
  'history.field.tests': 'Tests',
};
