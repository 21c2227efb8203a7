import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'datasources.reject.unknown_format': 'Formato desconocido',
  'datasources.reject.incomplete_line': 'Línea incompleta',
  'datasources.reject.unreadable_time': 'Hora no válida',
  'datasources.reject.unreadable_field': 'Campo no válido',
  'datasources.reject.line_too_long': 'Línea de más de 1 MiB',
  'datasources.reject.binary_data': 'Datos binarios',
  'datasources.reject.not_traffic': 'No es tráfico',
};
