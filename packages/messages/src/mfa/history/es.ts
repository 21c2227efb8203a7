import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.passkey.renamed': 'Cambió el nombre de una llave de acceso',
  'history.did.mfa.requirement_changed': 'Cambió si una persona necesita un segundo factor',
  'history.did.authenticator.created': 'Añadió una aplicación de autenticación',
  'history.did.authenticator.deleted': 'Quitó su aplicación de autenticación',
  'history.did.passkey.created': 'Añadió una llave de acceso',
  'history.did.passkey.deleted': 'Quitó una llave de acceso',
  'history.did.recovery_codes.created': 'Creó códigos de recuperación nuevos',
  'history.did.mfa.reset': 'Quitó todos los segundos factores de una persona',
  'history.did.mfa.passkey_used':
    '{outcome, select, success {Usó una llave de acceso como segundo factor} other {Intentó usar una llave de acceso como segundo factor}}',
  'history.did.session.passkey_sign_in':
    '{outcome, select, success {Entró con una llave de acceso} other {Intentó entrar con una llave de acceso}}',
  'history.did.mfa.code_used':
    '{outcome, select, success {Dio el segundo factor} other {Intentó dar el segundo factor}}',
  'history.did.mfa.authenticator_used':
    '{outcome, select, success {Dio el segundo factor} other {Intentó dar el segundo factor}}',
};
