import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.changes-made.subject': 'Cambios en {company}: {count}',
  'mail.changes-made.text':
    'Cambios en Casbah para {company} desde el último resumen: {count}. El historial muestra quién cambió qué y cuándo.',
  'mail.changes-made.action': 'Abrir el historial',
  'mail.destination-test.subject': 'Mensaje de prueba para {destination}',
  'mail.destination-test.text':
    'Esta es una prueba del destino {destination} de {company}. En esta dirección recibirá un resumen diario de los cambios.',
};
