import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PASSWORD_TOO_WEAK:
    'La contraseña es demasiado débil. Use de {minimum} a {maximum} caracteres con una minúscula, una mayúscula, una cifra y un símbolo.',
  PASSWORD_REUSED: 'Ha usado esta contraseña recientemente. Elija una nueva.',
  PASSWORD_EXPIRED: 'Su contraseña ha caducado. Elija una nueva para continuar.',
  PASSWORD_INCORRECT: 'La contraseña actual es incorrecta. Inténtelo de nuevo.',
};
