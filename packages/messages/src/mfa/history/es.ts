import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.passkey.renamed': 'Cambió el nombre de una llave de acceso',
  'history.did.mfa.requirement_changed': 'Cambió un requisito de MFA',
  'history.did.authenticator.created': 'Añadió una aplicación de autenticación',
  'history.did.authenticator.deleted': 'Quitó una aplicación de autenticación',
  'history.did.passkey.created': 'Añadió una llave de acceso',
  'history.did.passkey.deleted': 'Quitó una llave de acceso',
  'history.did.recovery_codes.created': 'Creó códigos de recuperación nuevos',
  'history.did.mfa.reset': 'Restableció la MFA de una persona',
  'history.did.mfa.passkey_used':
    '{outcome, select, success {Verificación con llave de acceso} other {Error de verificación con llave de acceso}}',
  'history.did.session.passkey_sign_in':
    '{outcome, select, success {Inició sesión con una llave de acceso} other {Error al iniciar sesión con una llave de acceso}}',
  'history.did.mfa.code_used':
    '{outcome, select, success {Verificación con código} other {Error de verificación con código}}',
  'history.did.mfa.authenticator_used':
    '{outcome, select, success {Verificación con aplicación de autenticación} other {Error de verificación con aplicación de autenticación}}',
};
