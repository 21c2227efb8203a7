import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.password.forgot.heading': '¿Ha olvidado su contraseña?',
  'session.password.forgot.intro':
    'Escriba el correo de su cuenta. Le enviamos un enlace para definir una contraseña nueva.',
  'session.password.forgot.submit': 'Enviar el enlace',
  'session.password.email': 'Correo',
  'session.password.emailInvalid': 'Dirección de correo no válida',
  'session.password.MSG_FORGOT_PWD_ACK':
    'Si hay una cuenta con esta dirección, un correo con un enlace está en camino. Funciona una sola vez, durante un tiempo limitado.',
  'session.password.MSG_UNAUTHORIZED_ERROR':
    'Esto no se puede hacer aquí para esta cuenta. Pregunte a su administrador.',
  'session.password.MSG_NW_ERROR': 'No ha funcionado. Compruebe su conexión e inténtelo de nuevo.',
  'session.password.set': 'Definir contraseña',
  'session.password.change': 'Cambiar contraseña',
  'session.password.reset': 'Restablecer contraseña',
  'session.password.set.intro': 'Elija la contraseña con la que iniciará sesión.',
  'session.password.change.intro': 'Su contraseña ha caducado. Elija una nueva para continuar.',
  'session.password.must.intro':
    'Antes de continuar debe definir su propia contraseña: la actual se la dieron.',
  'session.password.reset.intro': 'Elija una contraseña nueva para su cuenta.',
  'session.password.for': 'Cuenta: {email}',
  'session.password.old': 'Contraseña anterior',
  'session.password.current': 'Contraseña actual',
  'session.password.oldMissing': 'Escriba la contraseña que tiene ahora.',
  'session.password.new': 'Contraseña nueva',
  'session.password.again': 'Repita la contraseña nueva',
  'session.password.tooWeak': 'Demasiado débil.',
  'session.password.same': 'Igual que la contraseña anterior',
  'session.password.MSG_PWD_MISMATCH': 'Las dos contraseñas no coinciden.',
  'session.password.submit': 'Guardar la contraseña',
  'session.password.MSG_RESET_PWD_ACK': 'Su nueva contraseña ya es válida. Inicie sesión con ella.',
  'session.password.done': 'Contraseña guardada',
  'session.password.RESET_UNAUTHORIZED_ERROR':
    'Este enlace ya no es válido: se ha usado, es demasiado antiguo o pertenece a otra cuenta. Pida uno nuevo.',
  'session.password.RESET_PASSWORD_REUSE_ERROR': 'Ya ha usado esta contraseña. Elija una que no haya tenido.',
  'session.password.RESET_PASSWORD_VALIDATION_ERROR':
    'La contraseña no cumple lo que pide su empresa: use de {minimum} a {maximum} caracteres, con una minúscula, una mayúscula, un dígito y un símbolo.',
  'session.password.CHANGE_PASSWORD_INCORRECT_ERROR':
    'La contraseña actual no es correcta. Escríbala de nuevo.',
  'session.password.incomplete':
    'Esta dirección no está completa. Abra de nuevo el enlace de su correo o pida uno nuevo.',
  'session.password.tenant': 'Empresa',
  'session.password.tenantHint': 'Tiene cuentas en varias empresas: indique en cuál.',
  'session.password.tenantMissing': 'Indique la empresa.',
  'session.password.askAgain': 'Pedir un enlace nuevo',
};
