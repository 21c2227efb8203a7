import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PATCH /admin/user/mfa/passkeys/{id}': 'Cambió el nombre de una llave de acceso',
  'history.did.PATCH /admin/users/{id}/mfa': 'Cambió si una persona necesita un segundo factor',
  'history.did.POST /admin/user/mfa/app/confirm': 'Añadió una aplicación de autenticación',
  'history.did.POST /admin/user/mfa/app/remove': 'Quitó su aplicación de autenticación',
  'history.did.POST /admin/user/mfa/passkeys': 'Añadió una llave de acceso',
  'history.did.POST /admin/user/mfa/passkeys/{id}/remove': 'Quitó una llave de acceso',
  'history.did.POST /admin/user/mfa/recovery_codes': 'Creó códigos de recuperación nuevos',
  'history.did.POST /admin/users/{id}/mfa/reset': 'Quitó todos los segundos factores de una persona',
  'history.did.POST /user/mfa/passkey':
    '{outcome, select, success {Usó una llave de acceso como segundo factor} other {Intentó usar una llave de acceso como segundo factor}}',
  'history.did.POST /user/passkey/loginapi':
    '{outcome, select, success {Entró con una llave de acceso} other {Intentó entrar con una llave de acceso}}',
  'history.did.POST /user/verifycodeapi':
    '{outcome, select, success {Dio el segundo factor} other {Intentó dar el segundo factor}}',
  'history.did.POST /user/verifymfaapi':
    '{outcome, select, success {Dio el segundo factor} other {Intentó dar el segundo factor}}',
};
