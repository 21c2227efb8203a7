import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'events.sentence':
    '{count, plural, one {{words} línea de registro} other {{words} líneas de registro}}, las más recientes primero, en {ms} ms',
  'events.nothing': 'No hay eventos',
  'events.time': 'Hora',
  'events.download': 'Exportar NDJSON',
  'events.download.hint': 'Los 100 000 eventos más recientes de esta lista, un objeto JSON por línea',
  'events.rejected': 'Líneas rechazadas',
  'events.notRecorded': 'No registrado',
  'events.gone':
    'Este evento no está entre las filas cargadas hasta ahora. Desplácese hacia abajo o reduzca el intervalo de tiempo.',
  'events.who': 'Quién',
  'events.what': 'Qué',
  'events.where': 'Destino',
  'events.sizes': 'Tamaño',
  'events.origin': 'Línea de registro',
  'events.extra': 'Otros campos',
  'events.filterFor': 'Filtrar por {field}: {value}',
  'events.filterOut': 'Excluir {field}: {value}',
  'events.copy': 'Copiar como JSON',
  'events.openUser': 'Abrir usuario',
  'events.openService': 'Abrir servicio',
  'events.referrer': 'URL de referencia',
  'events.app': 'Aplicación según el registro',
  'events.raw_id': 'ID del registro',
  'events.severity': 'Gravedad',
  'events.file': 'Archivo',
  'events.line': 'Línea',
  'events.file.hidden': 'Oculto o ya no figura en la lista',
  'events.original':
    'Casbah guarda los campos de un evento, no la línea original. Para leerla, abra el archivo en este número de línea.',
};
