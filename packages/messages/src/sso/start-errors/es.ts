import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  INVALID_DB_LOGIN: 'Su empresa usa el inicio de sesión único. Continúe con él.',
  SSO_IN_AJAX:
    'El inicio de sesión único lleva una página del navegador a su proveedor de identidad. Abra la página de inicio de sesión y empiece allí.',
};
