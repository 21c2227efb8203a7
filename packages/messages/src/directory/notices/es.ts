import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.import-completed.subject': 'Personas de {source}: importación terminada',
  'notice.import-completed.text':
    'La importación desde {source} ha terminado. Añadidas: {added}; cambiadas: {changed}; desactivadas: {deactivated}; no aceptadas: {refused}. Revise las no aceptadas antes de volver a importar.',
  'notice.import-failed.subject': 'Personas de {source}: importación detenida',
  'notice.import-failed.text':
    'La importación desde {source} se ha detenido. Ábrala para ver el motivo; puede continuar donde se detuvo.',
  'notice.directory-sync-failed.subject': 'No se ha podido leer {directory}',
  'notice.directory-sync-failed.text':
    'No se ha podido leer el directorio {directory}. Las personas quedan como están hasta que responda; compruebe la conexión.',
  'notice.directory-sync-stopped.subject': '{directory} ya no se lee',
  'notice.directory-sync-stopped.text':
    'La persona con cuyos permisos se leía {directory} se ha ido o los ha perdido. No se añade, cambia ni desactiva a nadie hasta que alguien con permiso para cambiar la configuración e importar personas asuma la conexión.',
};
