import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.greeting': 'Hola, {name}:',
  'mail.hello': 'Hola:',
  'mail.linkHint': 'Si el botón no funciona, copie este enlace en su navegador:',
  'mail.unasked': 'Si no lo ha solicitado, ignore este correo.',
  'mail.footer': 'Enviado por Casbah en {origin}. Las respuestas no se leen.',
};
