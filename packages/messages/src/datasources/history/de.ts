import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': 'Format',
  'history.field.file_name': 'Datei',
  'history.field.size': 'Größe',
  'history.field.load': 'Datei-ID',
  'history.did.datasource.created': 'Hat die Datenquelle {name} angelegt',
  'history.did.datasource.changed': 'Hat die Datenquelle {name} geändert',
  'history.did.datasource.deleted': 'Hat die Datenquelle {name} gelöscht',
  'history.field.max_datasources': 'Quellen höchstens',
  'history.did.load.created': 'Hat {file} zu {name} hochgeladen',
  'history.did.load.retried': 'Hat {file} weiterlesen lassen',
  'history.did.rejects.parsed_again': 'Hat die zurückgelegten Zeilen von {name} neu lesen lassen',
};
