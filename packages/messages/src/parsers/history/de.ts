import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.parser.created': 'Parser {name} angelegt',
  'history.did.parser.changed': 'Parser {name} geändert',
  'history.did.parser.deleted': 'Parser {name} gelöscht',
  'history.field.definition': 'Definition',
  'history.field.tests': 'Tests',
};
