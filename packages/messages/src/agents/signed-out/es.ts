import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.device.guest': '¿De quién es este dispositivo?',
  'session.device.guest.intro':
    'Su empresa pregunta antes de que sus datos lleguen a un dispositivo que aún no conoce.',
  'session.device.corporate': 'Un dispositivo de la empresa',
  'session.device.corporate.text':
    'Instale el agente. Protege los datos de la empresa en este dispositivo y lo registra.',
  'session.device.personal': 'Mi propio dispositivo',
  'session.device.personal.text':
    'No se instala nada. Trabajará en el navegador; puede que se rechacen descargas de datos de la empresa.',
  'session.device.personal.forced':
    'Su empresa no admite a nadie sin el agente, tampoco en dispositivos propios. Instálelo para continuar.',
  'session.device.download': 'Descargar el agente',
  'session.device.goOn': 'Continuar en el navegador',
  'session.device.after': 'Tras la instalación, inicie el agente y abra de nuevo la aplicación.',
  'session.device.pending': 'Este dispositivo espera aprobación',
  'session.device.pending.text':
    'El agente está instalado y ha registrado este dispositivo. En cuanto su administrador lo apruebe, podrá continuar.',
  'session.device.pending.state': 'En espera',
  'session.device.again': 'Comprobar de nuevo',
  'session.device.blocked': 'Este dispositivo está bloqueado',
  'session.device.blocked.text':
    'Su administrador lo ha bloqueado. Use otro dispositivo o pregunte el motivo y pida que lo admitan de nuevo.',
  'session.device.blocked.state': 'Bloqueado',
  'session.device.loadFailed':
    'No se ha podido leer lo que su empresa exige a los dispositivos. Inténtelo de nuevo en un minuto.',
  'session.device.console': 'Ir a Casbah',
  'session.connector.app': 'Aplicación: {app}',
  'session.connector.success': 'La aplicación está conectada',
  'session.connector.success.text':
    'A partir de ahora, Casbah lee lo que ocurre en ella. Puede cerrar esta ventana.',
  'session.connector.success.state': 'Conectada',
  'session.connector.pending': 'La aplicación se está conectando',
  'session.connector.pending.text':
    'La aplicación aún prepara el acceso. Puede tardar unos minutos; la tienda muestra cuándo termina.',
  'session.connector.pending.state': 'En espera',
  'session.connector.denied': 'La aplicación ha denegado el acceso',
  'session.connector.denied.text':
    'Inicie sesión en la aplicación con una cuenta que la administre y acepte todos los permisos que pida.',
  'session.connector.denied.state': 'Denegada',
  'session.connector.expired': 'La conexión ha tardado demasiado',
  'session.connector.expired.text':
    'La petición a la aplicación ya no es válida. Empiece de nuevo en la tienda.',
  'session.connector.expired.state': 'Caducada',
  'session.connector.failed': 'No se ha podido conectar la aplicación',
  'session.connector.failed.text':
    'Algo ha fallado por el camino. Inténtelo de nuevo en la tienda; si continúa, indique el código a su administrador.',
  'session.connector.failed.state': 'Ha fallado',
  'session.connector.code': 'Código: {code}',
  'session.connector.store': 'Ir a la tienda',
  'session.reach.heading': 'El agente está instalado',
  'session.reach.text':
    'Ha llegado a Casbah desde este dispositivo. No hay que hacer nada más; puede cerrar esta ventana.',
  'session.reach.state': 'Instalado',
  'session.extension.heading': 'Esperando a la extensión del navegador',
  'session.extension.text':
    'En este navegador, los datos de la empresa pasan por la puerta de enlace de Casbah. Instale y active la extensión; esta página lo nota sola.',
  'session.extension.state': 'En espera',
  'session.extension.step.install': 'Instale la extensión de Casbah que le dio su administrador.',
  'session.extension.step.allow':
    'Permita que funcione en todos los sitios, también en ventanas privadas si las usa.',
  'session.extension.step.stay': 'Deje esta página abierta: continúa sola.',
  'session.extension.found': 'La extensión está lista',
  'session.extension.foundText': 'Continuará en un momento.',
  'session.extension.foundState': 'Encontrada',
};
