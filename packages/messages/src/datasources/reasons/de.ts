import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'datasources.reject.unknown_format': 'Unbekanntes Format',
  'datasources.reject.incomplete_line': 'Unvollständige Zeile',
  'datasources.reject.unreadable_time': 'Ungültige Zeit',
  'datasources.reject.unreadable_field': 'Ungültiges Feld',
  'datasources.reject.line_too_long': 'Zeile länger als 1 MiB',
  'datasources.reject.binary_data': 'Binärdaten',
  'datasources.reject.not_traffic': 'Kein Datenverkehr',
};
