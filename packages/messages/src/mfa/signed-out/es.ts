import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.mfa.heading': 'Confirme que es usted',
  'session.mfa.intro': 'Su contraseña es correcta. Un paso más protege su cuenta.',
  'session.mfa.mail.text': 'Reciba un código por correo en {email}.',
  'session.mfa.mail.send': 'Enviar el código',
  'session.mfa.mail.resend': 'Enviar un código nuevo',
  'session.mfa.MSG_VERIFICATION_CODE_SENT':
    '{minutes, plural, one {Código enviado a {email}. Es válido durante # minuto.} many {Código enviado a {email}. Es válido durante # minutos.} other {Código enviado a {email}. Es válido durante # minutos.}}',
  'session.mfa.app.text': 'Abra su aplicación de autenticación e introduzca el código que muestra.',
  'session.mfa.recovery.text':
    'Introduzca uno de sus códigos de recuperación. Cada uno funciona una sola vez.',
  'session.mfa.passkey.text': 'Use una llave de acceso de este dispositivo o su llave de seguridad.',
  'session.mfa.passkey.use': 'Usar llave de acceso',
  'session.mfa.code': 'Código de verificación',
  'session.mfa.recoveryCode': 'Código de recuperación',
  'session.mfa.invalidCode': 'Código de verificación no válido',
  'session.mfa.submit': 'Verificar',
  'session.mfa.otherWays': 'Otro método',
  'session.mfa.way.passkey': 'Llave de acceso',
  'session.mfa.way.app': 'Aplicación de autenticación',
  'session.mfa.way.mail': 'Código por correo',
  'session.mfa.way.recovery': 'Código de recuperación',
  'session.mfa.signOut': 'Iniciar sesión con otra cuenta',
};
