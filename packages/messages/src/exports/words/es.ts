import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'exports.export': 'Exportar',
  'exports.dialog.title': 'Exportar actividades',
  'exports.format': 'Formato',
  'exports.format.json': 'JSON (matriz)',
  'exports.format.ndjson': 'NDJSON (un objeto por línea)',
  'exports.format.ocsf': 'OCSF (un evento por línea)',
  'exports.columns': 'Columnas',
  'exports.columns.shown':
    '{count, plural, one {La # columna mostrada} many {Las # columnas mostradas} other {Las # columnas mostradas}}',
  'exports.columns.all': 'Todas las columnas',
  'exports.columns.ocsf': 'Los eventos OCSF tienen siempre todos los campos.',
  'exports.gzip': 'Comprimir con gzip',
  'exports.rows': '{count, plural, one {# actividad} many {# actividades} other {# actividades}}',
  'exports.large':
    'Las exportaciones grandes conviene hacerlas en segundo plano: puede cerrar esta página y Casbah le avisa cuando el archivo está listo.',
  'exports.download': 'Descargar',
  'exports.background': 'Exportar en segundo plano',
  'exports.cancel': 'Cancelar',
  'exports.downloading': 'Descargando: {size}',
  'exports.started': 'Exportación iniciada',
  'exports.started.text': 'Casbah le avisa cuando {file} está listo.',
  'exports.show': 'Ver exportaciones',
  'exports.ready': '{file} está listo',
  'exports.failed': 'No se pudo exportar {file}',
  'exports.start.failed': 'No se pudo iniciar la exportación',
  MSG_EXPORT_DOWNLOAD_SUCCESS: 'Exportación descargada',
  MSG_EXPORT_DOWNLOAD_DENIED:
    'No tiene permiso para descargar esta exportación. Consulte a un administrador.',
  MSG_EXPORT_DOWNLOAD_BAD_REQUEST:
    'No se puede descargar esta exportación con estos ajustes. Revise el filtro y las columnas.',
  MSG_EXPORT_DOWNLOAD_ERROR: 'No se pudo descargar la exportación. Vuelva a intentarlo.',
};
