import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.INVALID_CREDENTIALS': 'Contraseña incorrecta',
  'history.outcome.LOCKED_OUT': 'Bloqueado',
  'history.outcome.PROFILE_DEACTIVATED': 'Desactivado',
  'history.outcome.PASSWORD_EXPIRED': 'Contraseña caducada',
  'history.outcome.MFA_REQUIRED': 'Falta el segundo factor',
  'history.outcome.INVALID_MFA_CODE': 'Código incorrecto',
  'history.outcome.OUT_OF_ALLOWED_IP_RANGE': 'IP no permitida',
  'history.outcome.TENANT_REQUIRED': 'Empresa sin elegir',
  'history.outcome.INVALID_DB_LOGIN': 'Requiere SSO',
  'history.outcome.INVALID_USER_EMAIL': 'Correo no válido',
  'history.outcome.SETUP_TOKEN_WRONG': 'Token incorrecto',
  'history.field.lang': 'Idioma',
  'history.field.theme': 'Tema',
  'history.did.session.sign_in': '{outcome, select, success {Inició sesión} other {Error al iniciar sesión}}',
  'history.did.session.sign_out': 'Cerró sesión',
  'history.did.session.sign_out_by_link': 'Cerró sesión con un enlace',
  'history.did.casbah.set_up':
    '{outcome, select, success {Configuró {name}} other {Error al configurar Casbah}}',
  'history.did.preferences.changed': 'Cambió sus preferencias',
  'history.did.session.ended': 'Cerró una de sus sesiones',
  'history.did.session.others_ended': 'Cerró sus otras sesiones',
};
