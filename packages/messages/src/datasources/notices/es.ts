import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source}: se han leído los registros',
  'notice.load-completed.text':
    'Archivos de {source} leídos: {files}. Eventos: {events}; líneas apartadas: {rejects}. Las líneas apartadas se guardan con su motivo y se pueden volver a leer.',
  'notice.load-failed.subject': '{source}: no se han podido leer registros',
  'notice.load-failed.text':
    'Archivos de {source} que no se han podido leer: {files}; el último es {file}. Abra la fuente para ver el motivo de cada uno; lo leído hasta entonces se conserva.',
  'notice.source-silent.subject': '{source} ha dejado de enviar',
  'notice.source-silent.text':
    'Hace {days} días que no llega ningún archivo de {source}, más de lo que suelen durar sus pausas. Compruebe lo que envía sus registros; hasta entonces no se ve lo que ocurre allí.',
  'notice.sources-near-limit.subject': 'Fuentes de datos: {used} de {limit} en uso',
  'notice.sources-near-limit.text':
    'Su empresa tiene {used} de las {limit} fuentes de datos que puede tener. Elimine una que ya no envíe nada o pida más a quien gestiona este Casbah.',
};
