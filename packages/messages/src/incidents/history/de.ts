import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.incident.raised': 'Vorfall zu {policy} angelegt',
  'history.did.incident.changed': 'Vorfälle geändert',
  'history.did.incident.note_added': 'Notiz zum Vorfall INC-{number} hinzugefügt',
  'history.did.incident.unmasked': 'Daten im Vorfall INC-{number} aufgedeckt',
  'history.field.incidents': 'Vorfälle',
  'history.field.occurrence': 'Vorkommnis',
};
