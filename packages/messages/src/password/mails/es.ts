import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mail.reset-password.subject': 'Elija una contraseña nueva para Casbah',
  'mail.reset-password.text':
    'Alguien ha pedido una contraseña nueva para su cuenta en {company}. Elíjala en un plazo de {minutes} minutos; el enlace funciona una sola vez. Después terminan todas sus sesiones.',
  'mail.reset-password.action': 'Elegir una contraseña nueva',
  'mail.set-password.subject': 'Establezca su contraseña de Casbah',
  'mail.set-password.text':
    'Usted tiene una cuenta en {company}. Establezca su contraseña en un plazo de {days} días; el enlace funciona una sola vez.',
  'mail.set-password.action': 'Establecer la contraseña',
  'mail.use-single-sign-on.subject': 'Usted entra en Casbah a través de su empresa',
  'mail.use-single-sign-on.text':
    'Alguien ha pedido una contraseña nueva para su cuenta en {company}. Su cuenta no tiene contraseña propia: usted entra con el inicio de sesión único de su empresa.',
  'mail.use-single-sign-on.action': 'Ir al inicio de sesión',
  'mail.password-changed.subject': 'Su contraseña ha cambiado',
  'mail.password-changed.text':
    'La contraseña de su cuenta en {company} se cambió el {time} (UTC), desde la dirección {address}. Todas sus sesiones han terminado. Si no ha sido usted, avise enseguida a su administrador.',
};
