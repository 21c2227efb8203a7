import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.INVALID_CREDENTIALS': 'Contraseña incorrecta',
  'history.outcome.LOCKED_OUT': 'Bloqueado',
  'history.outcome.PROFILE_DEACTIVATED': 'Desactivado',
  'history.outcome.SETUP_TOKEN_WRONG': 'Token incorrecto',
  'history.field.lang': 'Idioma',
  'history.field.theme': 'Tema',
  'history.did.POST /user/loginapi':
    '{outcome, select, success {Inició sesión} other {Intentó iniciar sesión}}',
  'history.did.POST /user/logout': 'Cerró sesión',
  'history.did.GET /logout/': 'Cerró sesión con un enlace',
  'history.did.POST /user/setup':
    '{outcome, select, success {Instaló {name}} other {Intentó instalar Casbah}}',
  'history.did.POST /admin/user/saveprefs': 'Cambió sus preferencias',
  'history.did.DELETE /admin/user/sessions/{name}': 'Cerró una de sus sesiones',
  'history.did.POST /admin/user/sessions/revoke_others': 'Cerró sus otras sesiones',
};
