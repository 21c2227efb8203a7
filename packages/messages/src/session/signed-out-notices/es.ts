import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.sso.heading': 'El inicio de sesión único no ha funcionado',
  'session.sso.10':
    'El servicio de inicio de sesión de su empresa ha respondido algo que Casbah no puede aceptar. Inténtelo de nuevo; si continúa, avise a su administrador.',
  'session.sso.11':
    'Ninguna empresa de aquí corresponde a esta dirección. Compruebe la dirección que le trajo aquí o empiece en la página de inicio de sesión.',
  'session.sso.12':
    'Su empresa no ha configurado el inicio de sesión único. Use su contraseña o pregunte a su administrador.',
  'session.sso.13':
    'El inicio de sesión configurado para su empresa no es correcto: su certificado o su nombre no coincide. Avise a su administrador.',
  'session.sso.14':
    'La respuesta del inicio de sesión de su empresa no corresponde a un inicio hecho en este navegador, o ha llegado tarde. Empiece de nuevo en la página de inicio de sesión.',
  'session.sso.99':
    'El inicio de sesión único necesita una página propia. Abra de nuevo la aplicación en su propia ventana.',
  'session.sso.unknown':
    'No se ha podido completar el inicio de sesión de su empresa. Empiece de nuevo en la página de inicio de sesión; si continúa, avise a su administrador.',
  'session.sso.code': 'Código {code}',
  'session.permission.heading': 'No puede abrir esto',
  'session.permission.text':
    'Su cuenta no tiene permiso para ello. Pida acceso a un administrador de sistema de su empresa o inicie sesión con otra cuenta.',
  'session.link.heading': 'Este enlace ya no funciona',
  'session.link.text':
    'Los enlaces de nuestros correos funcionan una sola vez y durante un tiempo limitado. Pida uno nuevo.',
  'session.link.again': 'Pedir un enlace nuevo',
  'session.support.heading': 'Ayuda con Casbah',
  'session.support.text': 'Quienes se ocupan de este Casbah están aquí:',
  'session.support.none':
    'No hay ninguna dirección de quienes se ocupan de este Casbah. Pregunte a quien le dio su cuenta.',
  'session.support.countdown':
    '{seconds, plural, one {La página de inicio de sesión se abre en # segundo.} many {La página de inicio de sesión se abre en # segundos.} other {La página de inicio de sesión se abre en # segundos.}}',
  'session.support.stay': 'Quedarse aquí',
  'session.support.stayed': 'Esta página permanece abierta.',
  'session.debug.heading': 'Para el servicio de asistencia',
  'session.debug.text':
    'Indique este identificador cuando comunique un problema: lleva a lo que el servidor anotó sobre él.',
  'session.debug.id': 'Id. de solicitud',
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
    'No hay servidor de correo configurado; los correos se guardan en este equipo. Aún no hay ninguno.',
  'session.mails.follow': 'Seguir el enlace de este correo',
  'session.invite.heading': 'Mire su correo',
  'session.invite.text':
    'Se le ha enviado un correo de verificación. Ábralo y siga su enlace para continuar.',
  'session.invite.hint':
    '¿No ha llegado nada? Mire en la carpeta de correo no deseado o pregunte a su administrador si la dirección es correcta.',
  'session.invite.state': 'Enviado',
};
