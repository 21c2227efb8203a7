import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.reset-password.subject': 'Restablezca su contraseña de Casbah',
  'mail.reset-password.text':
    'Alguien ha solicitado restablecer la contraseña de su cuenta de {company}. El enlace funciona una sola vez, durante {minutes} minutos. Después terminan todas sus sesiones.',
  'mail.reset-password.action': 'Restablecer contraseña',
  'mail.set-password.subject': 'Establezca su contraseña de Casbah',
  'mail.set-password.text':
    'Tiene una cuenta nueva en {company}. Defina su contraseña en un plazo de {days} días; el enlace funciona una sola vez.',
  'mail.set-password.action': 'Establecer la contraseña',
  'mail.use-single-sign-on.subject': 'Inicie sesión en Casbah con el inicio de sesión único',
  'mail.use-single-sign-on.text':
    'Alguien ha solicitado restablecer la contraseña de su cuenta de {company}. Su cuenta no tiene contraseña: inicie sesión con el inicio de sesión único de su empresa.',
  'mail.use-single-sign-on.action': 'Ir al inicio de sesión',
  'mail.password-changed.subject': 'Su contraseña ha cambiado',
  'mail.password-changed.text':
    'La contraseña de su cuenta de {company} se cambió el {time} (UTC) desde {address}. Todas sus sesiones han terminado. Si no ha sido usted, contacte de inmediato con su administrador.',
};
