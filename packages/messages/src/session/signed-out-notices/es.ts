import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.sso.heading': 'Error en el inicio de sesión único',
  'session.sso.10':
    'El proveedor de identidad de su empresa ha enviado una respuesta que Casbah no ha podido aceptar. Inténtelo de nuevo; si sigue fallando, contacte con su administrador.',
  'session.sso.11':
    'Ninguna empresa coincide con esta dirección. Compruebe el enlace o empiece en la página de inicio de sesión.',
  'session.sso.12':
    'Su empresa no ha configurado el inicio de sesión único. Use su contraseña o pregunte a su administrador.',
  'session.sso.13':
    'El inicio de sesión único de su empresa está mal configurado: su certificado o su nombre no coincide. Contacte con su administrador.',
  'session.sso.14':
    'La respuesta no corresponde a un inicio de sesión hecho en este navegador o ha llegado tarde. Empiece de nuevo en la página de inicio de sesión.',
  'session.sso.99':
    'El inicio de sesión único necesita su propia ventana. Abra de nuevo la aplicación en una ventana nueva.',
  'session.sso.unknown':
    'No se ha podido completar el inicio de sesión único. Empiece de nuevo en la página de inicio de sesión; si sigue fallando, contacte con su administrador.',
  'session.sso.code': 'Código {code}',
  'session.permission.heading': 'No tiene acceso',
  'session.permission.text':
    'Su cuenta no tiene permiso. Pida acceso a un administrador del sistema de su empresa o inicie sesión con otra cuenta.',
  'session.link.heading': 'Este enlace ya no funciona',
  'session.link.text':
    'Los enlaces de los correos de Casbah funcionan una sola vez y durante un tiempo limitado. Solicite uno nuevo.',
  'session.link.again': 'Pedir un enlace nuevo',
  'session.support.heading': 'Ayuda con Casbah',
  'session.support.text': 'Póngase en contacto con el operador de este Casbah:',
  'session.support.none':
    'El operador no ha indicado una dirección de contacto. Pregunte a la persona que le dio su cuenta.',
  'session.support.countdown':
    '{seconds, plural, one {La página de inicio de sesión se abre en # segundo.} many {La página de inicio de sesión se abre en # segundos.} other {La página de inicio de sesión se abre en # segundos.}}',
  'session.support.stay': 'Quedarse aquí',
  'session.support.stayed': 'Esta página permanece abierta.',
  'session.debug.heading': 'Para el servicio de asistencia',
  'session.debug.text':
    'Incluya este ID cuando comunique un problema. Identifica las entradas del registro del servidor.',
  'session.debug.id': 'ID de solicitud',
  'session.debug.version': 'Versión',
  'session.debug.time': 'Hora del servidor',
  'session.debug.browser': 'Navegador',
  'session.debug.failed': 'El servidor no responde y no hay identificador. Indique la hora y lo que hizo.',
  'session.operator.opening': 'Abriendo Casbah',
  'session.operator.heading': 'Este enlace ya no funciona',
  'session.operator.text':
    'Cada enlace sirve una sola vez, durante una hora, en el equipo donde se ejecuta Casbah y hasta que Casbah se reinicie. Obtenga uno nuevo allí con este comando:',
  'session.mails.heading': 'Correos',
  'session.mails.text':
    'No hay servidor de correo, así que los correos se guardan en la carpeta de datos. Los ve porque ha presentado el código que mostró Casbah.',
  'session.mails.none':
    'Aún no hay correos. No hay servidor de correo configurado, así que Casbah los guarda en este equipo.',
  'session.mails.follow': 'Abrir el enlace de este correo',
  'session.invite.heading': 'Revise su correo',
  'session.invite.text': 'Se le ha enviado un correo de verificación. Abra su enlace para continuar.',
  'session.invite.hint':
    '¿No ha llegado nada? Mire en la carpeta de correo no deseado o pregunte a su administrador si la dirección es correcta.',
  'session.invite.state': 'Enviado',
};
