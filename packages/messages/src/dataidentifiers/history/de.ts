import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.included_identifier.changed': 'Mitgelieferte Datenkennung {name} geändert',
  'history.field.extra_keywords': 'Weitere Schlüsselwörter',
  'history.field.ignored': 'Ignorierte Werte',
};
