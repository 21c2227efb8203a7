import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.import-completed.subject': 'Importación desde {source} finalizada',
  'notice.import-completed.text':
    'La importación desde {source} ha finalizado. Añadidas: {added}; cambiadas: {changed}; desactivadas: {deactivated}; rechazadas: {refused}. Revise las filas rechazadas antes de volver a importar.',
  'notice.import-failed.subject': 'Importación desde {source} detenida',
  'notice.import-failed.text':
    'La importación desde {source} se ha detenido. Ábrala para ver el motivo; puede continuar donde se detuvo.',
  'notice.directory-sync-failed.subject': 'No se ha podido sincronizar {directory}',
  'notice.directory-sync-failed.text':
    'Casbah no ha podido leer el directorio {directory}. Las personas no cambian hasta que vuelva a responder. Compruebe la conexión.',
  'notice.directory-sync-stopped.subject': 'Sincronización de {directory} detenida',
  'notice.directory-sync-stopped.text':
    'El administrador que conectó {directory} se ha ido o ha perdido permisos. La sincronización no añade, cambia ni desactiva a nadie hasta que alguien que pueda cambiar la configuración e importar personas asuma la conexión.',
};
