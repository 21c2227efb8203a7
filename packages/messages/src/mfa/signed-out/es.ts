import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.mfa.heading': 'Confirme que es usted',
  'session.mfa.intro': 'Su contraseña es correcta. Un paso más protege su cuenta.',
  'session.mfa.mail.text': 'Enviamos un código a {email}.',
  'session.mfa.mail.send': 'Enviar el código',
  'session.mfa.mail.resend': 'Enviar un código nuevo',
  'session.mfa.MSG_VERIFICATION_CODE_SENT':
    '{minutes, plural, one {Un código está en camino a {email}. Es válido durante # minuto.} many {Un código está en camino a {email}. Es válido durante # minutos.} other {Un código está en camino a {email}. Es válido durante # minutos.}}',
  'session.mfa.app.text': 'Abra su aplicación de autenticación e introduzca el código que muestra.',
  'session.mfa.recovery.text':
    'Introduzca uno de los códigos de recuperación que guardó. Cada uno funciona una sola vez.',
  'session.mfa.passkey.text': 'Use la clave de acceso de este dispositivo o de su llave de seguridad.',
  'session.mfa.passkey.use': 'Usar la clave de acceso',
  'session.mfa.code': 'Código de verificación',
  'session.mfa.recoveryCode': 'Código de recuperación',
  'session.mfa.invalidCode': 'Código de verificación no válido',
  'session.mfa.submit': 'Verificar',
  'session.mfa.otherWays': 'Otra forma',
  'session.mfa.way.passkey': 'Clave de acceso',
  'session.mfa.way.app': 'Código de una aplicación',
  'session.mfa.way.mail': 'Código por correo',
  'session.mfa.way.recovery': 'Código de recuperación',
  'session.mfa.signOut': 'Iniciar sesión con otra cuenta',
};
