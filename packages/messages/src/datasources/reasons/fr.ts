import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'datasources.reject.unknown_format': 'Format inconnu',
  'datasources.reject.incomplete_line': 'Ligne incomplète',
  'datasources.reject.unreadable_time': 'Heure non valide',
  'datasources.reject.unreadable_field': 'Champ non valide',
  'datasources.reject.line_too_long': 'Ligne de plus de 1 Mio',
  'datasources.reject.binary_data': 'Données binaires',
  'datasources.reject.not_traffic': 'Pas du trafic',
};
