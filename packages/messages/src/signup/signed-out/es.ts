import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.signUp.heading': 'Crear una empresa',
  'session.signUp.intro': 'Le enviamos un correo para comprobar su dirección. Después elige una contraseña.',
  'session.signUp.closed': 'El registro está cerrado',
  'session.signUp.closedText':
    'Nadie puede crear aquí una empresa por su cuenta. Pregunte a quien gestiona este Casbah o inicie sesión si tiene una cuenta.',
  'session.signUp.company': 'Empresa',
  'session.signUp.firstName': 'Nombre',
  'session.signUp.lastName': 'Apellidos',
  'session.signUp.email': 'Correo de trabajo',
  'session.signUp.domain': 'Dominio',
  'session.signUp.domainHint': 'La parte de sus direcciones tras la @, como empresa.com',
  'session.signUp.submit': 'Crear la empresa',
  'session.signUp.missing': 'Escriba algo aquí.',
  'session.signUp.tooLong': 'Use como máximo {maximum, number} caracteres.',
  'session.signUp.emailInvalid': 'No es una dirección de correo. Tiene esta forma: nombre@empresa.com.',
  'session.signUp.domainInvalid': 'No es un dominio. Tiene esta forma: empresa.com.',
  'session.signUp.MSG_SIGNUP_SUCCESS': 'Gracias. Mire su correo: un mensaje le indica cómo continuar.',
  'session.signUp.VERIFICATION_EMAIL_SENT_MSG': 'Se ha enviado un correo de verificación a {email}.',
  'session.signUp.sent': 'Enviado',
  'session.signUp.MSG_NW_ERROR': 'No ha funcionado. Compruebe su conexión e inténtelo de nuevo.',
  'session.signUp.checkFailed':
    'No se ha podido saber si el registro está abierto. Inténtelo de nuevo en un minuto.',
  'session.finish.heading': 'Elija una contraseña',
  'session.finish.intro': 'El último paso para {company}. Iniciará sesión con {email}.',
  'session.finish.connectorIntro':
    'Se ha conectado una aplicación para {email}. Indique el nombre de su empresa y elija una contraseña.',
  'session.finish.greeting': 'Hola, {first} {last}',
  'session.finish.password': 'Contraseña',
  'session.finish.again': 'Repita la contraseña',
  'session.finish.tooWeak': 'Demasiado débil.',
  'session.finish.MSG_PWD_MISMATCH': 'Las dos contraseñas no coinciden.',
  'session.finish.submit': 'Terminar e iniciar sesión',
  'session.finish.invalid': 'Este enlace no funciona',
  'session.finish.INVALID_SIGNUP_LINK':
    'Ya se ha usado, es demasiado antiguo o no está completo. Regístrese de nuevo o pregunte a quien le invitó.',
  'session.finish.signUpAgain': 'Registrarse de nuevo',
  'session.ack.heading': 'Ya casi está',
  'session.ack.intro': 'Casbah ha recibido sus datos. Use el enlace del correo para continuar.',
  'session.ack.steps': 'Qué viene ahora',
  'session.ack.step.mail': 'Abra el correo y elija una contraseña.',
  'session.ack.step.logs':
    'Suelte un registro de su proxy o firewall en Fuentes: muestra qué servicios se usan.',
  'session.ack.step.people': 'Invite a quienes se ocupan de la seguridad con usted.',
  'session.ack.app': 'Porque viene de {app}',
  'session.ack.app.files':
    'Casbah puede leer quién comparte qué archivos con quién y retirar enlaces abiertos a todo el mundo.',
  'session.ack.app.connect':
    'Conéctela como administrador de la aplicación: Tienda de aplicaciones y después {app}.',
  'session.ack.app.nothing': 'No se cambia nada en ella hasta que usted lo indique.',
  'session.ack.video': 'Un primer vistazo a Casbah',
  'session.ack.videoText': 'En dos minutos: del primer registro a la primera decisión.',
  'session.approve.heading': 'Confirmar',
  'session.approve.intro':
    'El correo que le trajo aquí le pide confirmar una dirección o aprobar una empresa. No ocurre nada antes de que pulse el botón.',
  'session.approve.submit': 'Confirmar',
  'session.approve.state': 'Confirmado',
  'session.approve.address': 'Su dirección está confirmada',
  'session.approve.address.text':
    'Ahora se pregunta a quien se ocupa de este Casbah. Un correo le indicará cómo continuar.',
  'session.approve.company': 'La empresa está aprobada',
  'session.approve.company.text':
    'Un correo con el siguiente paso está en camino. Puede cerrar esta ventana.',
  'session.approve.invalid':
    'Ya se ha usado o es demasiado antiguo. Quien se registró puede hacerlo de nuevo.',
};
