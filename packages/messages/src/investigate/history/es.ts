import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.activity.assessed': 'Actividades valoradas',
  'history.did.activity.note_added': 'Nota añadida a una actividad',
  'history.did.activity.note_deleted': 'Nota de una actividad eliminada',
  'history.did.investigate.settings_changed': 'Configuración de datos de incidentes cambiada',
  'history.field.activities': 'Actividades',
  'history.field.assessment': 'Valoración',
  'history.field.owner': 'Responsable',
  'history.field.history_days': 'Historial (días)',
  'history.field.related_activities': 'Número de actividades',
  'history.field.show_original': 'Mostrar registros originales',
};
