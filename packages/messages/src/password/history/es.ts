import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.password.expired_changed':
    '{outcome, select, success {Cambió su contraseña} other {Error al cambiar su contraseña}}',
  'history.did.password.reset_requested': 'Solicitó restablecer la contraseña',
  'history.did.password.reset':
    '{outcome, select, success {Restableció su contraseña} other {Error al restablecer su contraseña}}',
};
