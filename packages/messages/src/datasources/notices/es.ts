import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.load-completed.subject': '{source}: registros leídos',
  'notice.load-completed.text':
    'Archivos leídos de {source}: {files}. Eventos: {events}; líneas rechazadas: {rejects}. Las líneas rechazadas se conservan con su motivo y se pueden volver a analizar.',
  'notice.load-failed.subject': '{source}: no se han podido leer los registros',
  'notice.load-failed.text':
    'Archivos de {source} que no se han podido leer: {files}; el último es {file}. Abra la fuente para ver los motivos. Los eventos leídos antes del error se conservan.',
  'notice.source-silent.subject': '{source} ha dejado de enviar registros',
  'notice.source-silent.text':
    'Hace {days} días que no llega ningún archivo de {source}, más de lo habitual. Compruebe el sistema que envía sus registros; hasta entonces, Casbah no ve su tráfico.',
  'notice.sources-near-limit.subject': '{used} de {limit} fuentes en uso',
  'notice.sources-near-limit.text':
    'Su empresa usa {used} de {limit} fuentes. Elimine una que no necesite o pida al operador que aumente el límite.',
};
