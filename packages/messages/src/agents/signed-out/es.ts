import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.device.guest': '¿De quién es este dispositivo?',
  'session.device.guest.intro':
    'Su empresa lo pregunta antes de que sus datos lleguen a un dispositivo nuevo.',
  'session.device.corporate': 'Dispositivo de la empresa',
  'session.device.corporate.text':
    'Instale el agente. Protege los datos de la empresa en este dispositivo y lo registra.',
  'session.device.personal': 'Dispositivo personal',
  'session.device.personal.text':
    'No hay que instalar nada. Trabajará en el navegador y es posible que se bloqueen algunas descargas de datos de la empresa.',
  'session.device.personal.forced':
    'Su empresa exige el agente también en dispositivos personales. Instálelo para continuar.',
  'session.device.download': 'Descargar el agente',
  'session.device.goOn': 'Continuar en el navegador',
  'session.device.after': 'Tras la instalación, inicie el agente y abra de nuevo la aplicación.',
  'session.device.pending': 'Dispositivo pendiente de aprobación',
  'session.device.pending.text':
    'El agente está instalado y el dispositivo, registrado. Podrá continuar cuando su administrador lo apruebe.',
  'session.device.pending.state': 'En espera',
  'session.device.again': 'Comprobar de nuevo',
  'session.device.blocked': 'Dispositivo bloqueado',
  'session.device.blocked.text':
    'Su administrador ha bloqueado este dispositivo. Use otro o pídale que lo desbloquee.',
  'session.device.blocked.state': 'Bloqueado',
  'session.device.loadFailed':
    'No se ha podido cargar la configuración de dispositivos de su empresa. Inténtelo de nuevo en un minuto.',
  'session.device.console': 'Ir a Casbah',
  'session.connector.app': 'Aplicación: {app}',
  'session.connector.success': 'Aplicación conectada',
  'session.connector.success.text': 'Casbah ya supervisa esta aplicación. Puede cerrar esta ventana.',
  'session.connector.success.state': 'Conectada',
  'session.connector.pending': 'Conectando la aplicación',
  'session.connector.pending.text':
    'La aplicación aún está configurando el acceso, lo que puede tardar unos minutos. La tienda muestra cuándo termina.',
  'session.connector.pending.state': 'En espera',
  'session.connector.denied': 'La aplicación ha denegado el acceso',
  'session.connector.denied.text':
    'Inicie sesión en la aplicación con una cuenta de administrador y conceda todos los permisos solicitados.',
  'session.connector.denied.state': 'Denegada',
  'session.connector.expired': 'Se agotó el tiempo de conexión',
  'session.connector.expired.text':
    'La solicitud a la aplicación ha caducado. Empiece de nuevo en la tienda.',
  'session.connector.expired.state': 'Caducada',
  'session.connector.failed': 'No se ha podido conectar la aplicación',
  'session.connector.failed.text':
    'Inténtelo de nuevo en la tienda. Si sigue fallando, envíe a su administrador el código de abajo.',
  'session.connector.failed.state': 'Error',
  'session.connector.code': 'Código: {code}',
  'session.connector.store': 'Ir a la tienda',
  'session.reach.heading': 'Agente instalado',
  'session.reach.text': 'El agente se ha conectado a Casbah. Puede cerrar esta ventana.',
  'session.reach.state': 'Instalado',
  'session.extension.heading': 'Esperando a la extensión del navegador',
  'session.extension.text':
    'En este navegador, los datos de la empresa pasan por la puerta de enlace de Casbah. Instale y active la extensión; esta página continuará automáticamente.',
  'session.extension.state': 'En espera',
  'session.extension.step.install': 'Instale la extensión de Casbah que le dio su administrador.',
  'session.extension.step.allow':
    'Permita que funcione en todos los sitios, también en ventanas privadas si las usa.',
  'session.extension.step.stay': 'Deje esta página abierta; continuará automáticamente.',
  'session.extension.found': 'Extensión encontrada',
  'session.extension.foundText': 'Se le redirigirá en un momento.',
  'session.extension.foundState': 'Encontrada',
};
