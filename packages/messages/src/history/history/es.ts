import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.field.name': 'Nombre',
  'history.field.timezone': 'Zona horaria',
  'history.field.notes': 'Notas',
  'history.field.networks': 'Redes',
  'history.field.path': 'Carpeta',
  'history.field.token': 'Token',
  'history.field.is_enabled': 'Activado',
  'history.field.count': 'Cantidad',
  'history.field.description': 'Descripción',
};
