import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': 'Format',
  'history.field.file_name': 'Datei',
  'history.field.size': 'Größe',
  'history.field.load': 'Auftrags-ID',
  'history.did.datasource.created': 'Quelle {name} angelegt',
  'history.did.datasource.changed': 'Quelle {name} geändert',
  'history.did.datasource.deleted': 'Quelle {name} gelöscht',
  'history.field.max_datasources': 'Maximale Quellen',
  'history.did.load.created': '{file} zu {name} hochgeladen',
  'history.did.load.retried': '{file} erneut versucht',
  'history.did.load.deleted': 'Datei {file} von {name} gelöscht',
  'history.did.rejects.parsed_again': 'Abgelehnte Zeilen von {name} erneut geparst',
};
