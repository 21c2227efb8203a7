import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.name': 'Name',
  'history.field.timezone': 'Zeitzone',
  'history.field.notes': 'Notizen',
  'history.field.networks': 'Netzwerke',
  'history.field.path': 'Ordner',
  'history.field.token': 'Token',
  'history.field.is_enabled': 'Aktiviert',
  'history.field.count': 'Anzahl',
  'history.field.description': 'Beschreibung',
};
