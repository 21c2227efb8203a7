import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.gateway.retry':
    'Espere un minuto e inténtelo de nuevo. Si sigue fallando, póngase en contacto con su administrador.',
  'session.gateway.report': 'Intentarlo de nuevo no servirá. Comunique la dirección a su administrador.',
  'session.gateway.connection': 'Conexión con el sitio',
  'session.gateway.connection.working': 'Funciona',
  'session.gateway.connection.failed': 'Error',
  'session.gateway.connection.neutral': 'Sin intentar',
  'session.gateway.you': 'Usted',
  'session.gateway.gateway': 'Puerta de enlace',
  'session.gateway.site': 'Sitio',
  'session.gateway.said': 'Detalles técnicos',
  'session.gateway.code': 'Código',
  'session.gateway.ERR_READ_TIMEOUT': 'El sitio ha tardado demasiado en responder',
  'session.gateway.ERR_READ_TIMEOUT.text':
    'La conexión estaba abierta, pero no llegó respuesta a tiempo. Puede que el sitio esté saturado.',
  'session.gateway.ERR_LIFETIME_EXP': 'La conexión ha estado abierta demasiado tiempo',
  'session.gateway.ERR_LIFETIME_EXP.text':
    'Las conexiones tienen una duración máxima. Esta la ha alcanzado y se ha cerrado.',
  'session.gateway.ERR_READ_ERROR': 'La respuesta se ha interrumpido',
  'session.gateway.ERR_READ_ERROR.text':
    'La conexión ha fallado mientras la puerta de enlace leía la respuesta.',
  'session.gateway.ERR_WRITE_ERROR': 'No se ha podido enviar la solicitud',
  'session.gateway.ERR_WRITE_ERROR.text':
    'La conexión ha fallado mientras la puerta de enlace enviaba su solicitud.',
  'session.gateway.ERR_CONNECT_FAIL': 'El sitio ha rechazado la conexión',
  'session.gateway.ERR_CONNECT_FAIL.text':
    'La puerta de enlace ha encontrado el sitio, pero este ha rechazado la conexión o no ha respondido.',
  'session.gateway.ERR_DNS_FAIL': 'Nombre del sitio no encontrado',
  'session.gateway.ERR_DNS_FAIL.text':
    'El DNS no tiene ninguna dirección para este nombre. Puede que esté mal escrito o ya no exista.',
  'session.gateway.ERR_TOO_BIG': 'La solicitud o la respuesta es demasiado grande',
  'session.gateway.ERR_TOO_BIG.text':
    'La puerta de enlace ha llegado al sitio, pero no permite solicitudes ni respuestas de este tamaño.',
  'session.gateway.ERR_INVALID_REQ': 'Solicitud no válida',
  'session.gateway.ERR_INVALID_REQ.text':
    'El navegador o la aplicación ha enviado una solicitud mal formada y la puerta de enlace no la ha reenviado.',
  'session.gateway.ERR_UNSUP_REQ': 'Solicitud no admitida',
  'session.gateway.ERR_UNSUP_REQ.text': 'La puerta de enlace no admite su método o protocolo.',
  'session.gateway.ERR_INVALID_URL': 'Dirección no válida',
  'session.gateway.ERR_INVALID_URL.text':
    'La dirección está incompleta o contiene caracteres no válidos. Compruebe cómo está escrita.',
  'session.gateway.ERR_ZERO_SIZE_OBJECT': 'Respuesta vacía',
  'session.gateway.ERR_ZERO_SIZE_OBJECT.text':
    'El sitio ha aceptado la solicitud y ha cerrado la conexión sin enviar nada.',
  'session.gateway.ERR_PRECONDITION_FAILED': 'No se cumple una condición de la solicitud',
  'session.gateway.ERR_PRECONDITION_FAILED.text':
    'El contenido ha cambiado desde que el navegador lo cargó por última vez. Vuelva a cargar la página.',
  'session.gateway.ERR_CONFLICT_HOST': 'La solicitud nombra dos sitios distintos',
  'session.gateway.ERR_CONFLICT_HOST.text':
    'La dirección y la cabecera Host no coinciden, por lo que la puerta de enlace no ha reenviado la solicitud.',
  'session.gateway.ERR_GATEWAY_FAILURE': 'Error de la puerta de enlace',
  'session.gateway.ERR_GATEWAY_FAILURE.text': 'El sitio no es la causa. Su solicitud no se ha reenviado.',
  'session.gateway.ERR_UNSUP_HTTPVERSION': 'Versión de HTTP no admitida',
  'session.gateway.ERR_UNSUP_HTTPVERSION.text':
    'El navegador o la aplicación usa una versión de HTTP que la puerta de enlace no admite.',
  'session.gateway.ERR_CANNOT_FORWARD': 'La conexión ha fallado',
  'session.gateway.ERR_CANNOT_FORWARD.text':
    'La puerta de enlace no ha podido reenviar su solicitud al sitio.',
};
