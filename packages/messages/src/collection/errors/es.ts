import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SOURCE_TOKEN_INVALID:
    'Este token no funciona: está mal escrito, se ha revocado o pertenece a otra fuente. Cree otro en Fuentes.',
  USERS_MUST_BE_TOKENS:
    'Esta empresa no admite nombres de personas. Sustitúyalos antes de enviar (casbah collect --token-key) y envíe la cabecera Casbah-Users: tokens.',
  'problem.binary_log':
    'Contiene datos binarios. Envíe las líneas del registro como texto o comprimidas con gzip.',
  'problem.broken_gzip': 'No está comprimido con gzip o está incompleto.',
  'problem.secret_needed':
    'Introduzca una contraseña, una clave o un token. La guardada solo vale para su propia dirección.',
  'problem.server_unknown': 'Aún no ha confiado en la clave del servidor. Pruebe primero la conexión.',
};
