import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.password.forgot.heading': '¿Ha olvidado su contraseña?',
  'session.password.forgot.intro':
    'Escriba su dirección de correo para recibir un enlace con el que definir una contraseña nueva.',
  'session.password.forgot.submit': 'Enviar el enlace',
  'session.password.email': 'Correo',
  'session.password.emailInvalid': 'Dirección de correo no válida',
  'session.password.MSG_FORGOT_PWD_ACK':
    'Si existe una cuenta con esta dirección, recibirá un correo con un enlace. El enlace funciona una sola vez, durante un tiempo limitado.',
  'session.password.MSG_UNAUTHORIZED_ERROR': 'No es posible para esta cuenta. Pregunte a su administrador.',
  'session.password.MSG_NW_ERROR': 'Se ha producido un error. Compruebe su conexión e inténtelo de nuevo.',
  'session.password.set': 'Definir contraseña',
  'session.password.change': 'Cambiar contraseña',
  'session.password.reset': 'Restablecer contraseña',
  'session.password.set.intro': 'Elija la contraseña con la que iniciará sesión.',
  'session.password.change.intro': 'Su contraseña ha caducado. Elija una nueva para continuar.',
  'session.password.must.intro':
    'Elija su propia contraseña para continuar: la actual la definió otra persona.',
  'session.password.reset.intro': 'Elija una contraseña nueva para su cuenta.',
  'session.password.for': 'Cuenta: {email}',
  'session.password.old': 'Contraseña anterior',
  'session.password.current': 'Contraseña actual',
  'session.password.oldMissing': 'Escriba su contraseña actual.',
  'session.password.new': 'Contraseña nueva',
  'session.password.again': 'Confirmar contraseña nueva',
  'session.password.tooWeak': 'Demasiado débil.',
  'session.password.same': 'Igual que la contraseña anterior',
  'session.password.MSG_PWD_MISMATCH': 'Las contraseñas no coinciden.',
  'session.password.submit': 'Guardar la contraseña',
  'session.password.MSG_RESET_PWD_ACK': 'Contraseña cambiada. Inicie sesión con la nueva.',
  'session.password.done': 'Contraseña guardada',
  'session.password.RESET_UNAUTHORIZED_ERROR':
    'Este enlace ya no es válido: se ha usado, ha caducado o pertenece a otra cuenta. Solicite uno nuevo.',
  'session.password.RESET_PASSWORD_REUSE_ERROR': 'Ya ha usado esta contraseña. Elija una nueva.',
  'session.password.RESET_PASSWORD_VALIDATION_ERROR':
    'La contraseña no cumple las reglas de su empresa: use de {minimum} a {maximum} caracteres con una minúscula, una mayúscula, un dígito y un símbolo.',
  'session.password.CHANGE_PASSWORD_INCORRECT_ERROR':
    'La contraseña actual es incorrecta. Inténtelo de nuevo.',
  'session.password.incomplete':
    'Este enlace está incompleto. Abra de nuevo el de su correo o solicite uno nuevo.',
  'session.password.tenant': 'Empresa',
  'session.password.tenantHint': 'Tiene cuentas en varias empresas. Elija una.',
  'session.password.tenantMissing': 'Elija una empresa.',
  'session.password.askAgain': 'Solicitar enlace nuevo',
};
