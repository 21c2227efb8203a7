import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.changes-made.subject': '{count} cambios en {company}',
  'mail.changes-made.text':
    'Desde el último correo de este tipo se hicieron {count} cambios en Casbah en {company}. El historial dice quién cambió qué y cuándo.',
  'mail.changes-made.action': 'Abrir el historial',
  'mail.destination-test.subject': 'Casbah llega hasta usted: {destination}',
  'mail.destination-test.text':
    'Esta es una prueba del destino {destination} de {company}. A partir de ahora, esta dirección sabrá una vez al día cuánto se ha cambiado.',
};
