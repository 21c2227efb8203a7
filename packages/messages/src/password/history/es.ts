import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.POST /user/expiredpasswordapi':
    '{outcome, select, success {Cambió su contraseña} other {Intentó cambiar su contraseña}}',
  'history.did.POST /user/forgotpasswordapi': 'Pidió un enlace para una contraseña nueva',
  'history.did.POST /user/resetpasswordapi':
    '{outcome, select, success {Estableció una contraseña nueva con un enlace} other {Intentó establecer una contraseña nueva con un enlace}}',
};
