import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.format': 'Format',
  'history.field.file_name': 'Datei',
  'history.field.size': 'Größe',
  'history.field.load': 'Datei-ID',
  'history.did.POST /admin/datasources': 'Hat die Datenquelle {name} angelegt',
  'history.did.PATCH /admin/datasources/{id}': 'Hat die Datenquelle {name} geändert',
  'history.did.DELETE /admin/datasources/{id}': 'Hat die Datenquelle {name} gelöscht',
  'history.field.max_datasources': 'Quellen höchstens',
  'history.did.POST /admin/datasources/{id}/loads': 'Hat {file} zu {name} hochgeladen',
  'history.did.POST /admin/loads/{id}/retry': 'Hat {file} weiterlesen lassen',
  'history.did.POST /admin/datasources/{id}/rejects/parse_again':
    'Hat die zurückgelegten Zeilen von {name} neu lesen lassen',
  'history.did.POST /controls/make_api_request post datasources': 'Hat die Datenquelle {name} angelegt',
  'history.did.POST /controls/make_api_request patch datasources': 'Hat die Datenquelle {name} geändert',
  'history.did.POST /controls/make_api_request delete datasources': 'Hat die Datenquelle {name} gelöscht',
};
