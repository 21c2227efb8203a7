import type { widgets as english } from '../en/widgets-data.ts';
import type { WordsOf } from '../words.ts';

export const widgets: WordsOf<typeof english> = {
  'widgets.table.showAll': 'Mostrar las {count}',
  'widgets.comparison.onlyDifferences': 'Solo las diferencias',
  'widgets.comparison.attribute': 'Atributo',
  'widgets.comparison.unknown': 'No se sabe',
  'widgets.comparison.same': 'No hay diferencias.',
  'widgets.answer.yes': 'Sí',
  'widgets.answer.no': 'No',
  'widgets.answer.mobilena': 'No en móviles',
  'widgets.answer.unknown': 'Desconocido',
  'widgets.answer.UNDER_REVIEW': 'En revisión',
  'widgets.answer.more': 'y {count} más',
  'widgets.answer.parts': '{count, plural, one {# parte} many {# partes} other {# partes}}',
  'widgets.tag.remove': 'Quitar la etiqueta {name}',
  'widgets.upload.completed': 'Completada',
  'widgets.upload.failed': 'Con error',
  'widgets.upload.processing': 'Procesando',
  'widgets.upload.processing_failed': 'Error al procesar',
  'widgets.upload.pending': 'Pendiente de carga',
  'widgets.upload.queued': 'En cola',
  'widgets.upload.upload_failed': 'Error al cargar',
  'widgets.upload.completedAgo': '{status}, {ago}',
};
