import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.maintenance.created': 'Anunció el mantenimiento {name}',
  'history.did.maintenance.changed': 'Cambió el mantenimiento {name}',
  'history.did.maintenance.deleted': 'Eliminó el mantenimiento {name}',
  'history.field.start_time': 'Empieza',
  'history.field.end_time': 'Termina',
  'history.field.is_public': 'Visible para todos',
  'history.field.has_details': 'Con detalles',
  'history.field.non_maintenance': 'Solo anuncio',
  'history.field.desc': 'Descripción',
};
