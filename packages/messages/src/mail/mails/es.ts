import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.greeting': 'Hola, {name}:',
  'mail.hello': 'Hola:',
  'mail.linkHint': 'Si el botón no funciona, copie esta dirección en su navegador:',
  'mail.unasked': 'Si usted no lo ha pedido, no tiene que hacer nada: no cambia nada.',
  'mail.footer': 'Enviado por Casbah en {origin}. Las respuestas a este correo no se leen.',
};
