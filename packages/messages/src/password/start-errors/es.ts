import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PASSWORD_TOO_WEAK:
    'La contraseña es demasiado débil. Use de {minimum} a {maximum} caracteres con una minúscula, una mayúscula, una cifra y un símbolo.',
  PASSWORD_REUSED: 'Es una de sus últimas contraseñas. Elija una que no haya usado antes.',
  PASSWORD_EXPIRED: 'Su contraseña ha caducado. Elija una nueva para continuar.',
  PASSWORD_INCORRECT: 'La contraseña actual no es correcta. Escríbala de nuevo.',
};
