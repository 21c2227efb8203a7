import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.password.expired_changed':
    '{outcome, select, success {Cambió su contraseña} other {Intentó cambiar su contraseña}}',
  'history.did.password.reset_requested': 'Pidió un enlace para una contraseña nueva',
  'history.did.password.reset':
    '{outcome, select, success {Estableció una contraseña nueva con un enlace} other {Intentó establecer una contraseña nueva con un enlace}}',
};
