import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.gateway.retry': 'Espere un minuto e inténtelo de nuevo. Si continúa, avise a su administrador.',
  'session.gateway.report': 'Intentarlo de nuevo no servirá. Comunique la dirección a su administrador.',
  'session.gateway.connection': 'Conexión con el sitio',
  'session.gateway.connection.working': 'Funciona',
  'session.gateway.connection.failed': 'Ha fallado',
  'session.gateway.connection.neutral': 'Sin intentar',
  'session.gateway.you': 'Usted',
  'session.gateway.gateway': 'Puerta de enlace',
  'session.gateway.site': 'Sitio',
  'session.gateway.said': 'Lo que se indicó',
  'session.gateway.code': 'Código',
  'session.gateway.ERR_READ_TIMEOUT': 'El sitio ha tardado demasiado en responder',
  'session.gateway.ERR_READ_TIMEOUT.text':
    'La conexión con el sitio estaba abierta, pero no llegó nada a tiempo. Puede que esté saturado.',
  'session.gateway.ERR_LIFETIME_EXP': 'La conexión ha estado abierta demasiado tiempo',
  'session.gateway.ERR_LIFETIME_EXP.text':
    'Ninguna conexión puede quedar abierta para siempre. Esta ha llegado a su límite y se ha cerrado.',
  'session.gateway.ERR_READ_ERROR': 'La respuesta se ha interrumpido',
  'session.gateway.ERR_READ_ERROR.text':
    'La conexión ha fallado mientras la puerta de enlace leía lo que enviaba el sitio.',
  'session.gateway.ERR_WRITE_ERROR': 'No se ha podido enviar la solicitud',
  'session.gateway.ERR_WRITE_ERROR.text':
    'La conexión ha fallado mientras la puerta de enlace enviaba su solicitud al sitio.',
  'session.gateway.ERR_CONNECT_FAIL': 'El sitio no acepta conexiones',
  'session.gateway.ERR_CONNECT_FAIL.text':
    'La puerta de enlace sabe dónde está el sitio, pero este ha rechazado la conexión o no ha reaccionado.',
  'session.gateway.ERR_DNS_FAIL': 'No se ha encontrado el nombre del sitio',
  'session.gateway.ERR_DNS_FAIL.text':
    'Los servidores de nombres no conocen ninguna dirección para este nombre. Puede estar mal escrito o ya no existir.',
  'session.gateway.ERR_TOO_BIG': 'La solicitud o la respuesta es demasiado grande',
  'session.gateway.ERR_TOO_BIG.text':
    'Se ha llegado al sitio, pero la puerta de enlace no deja pasar nada de este tamaño.',
  'session.gateway.ERR_INVALID_REQ': 'La solicitud no se puede leer',
  'session.gateway.ERR_INVALID_REQ.text':
    'El navegador o la aplicación ha enviado algo que no es una solicitud correcta y la puerta de enlace no lo ha transmitido.',
  'session.gateway.ERR_UNSUP_REQ': 'La puerta de enlace no admite este tipo de solicitud',
  'session.gateway.ERR_UNSUP_REQ.text':
    'Su método o su protocolo no es ninguno de los que la puerta de enlace transmite.',
  'session.gateway.ERR_INVALID_URL': 'La dirección no es válida',
  'session.gateway.ERR_INVALID_URL.text':
    'Está incompleta o contiene caracteres que una dirección no puede tener. Compruebe cómo está escrita.',
  'session.gateway.ERR_ZERO_SIZE_OBJECT': 'El sitio ha respondido sin contenido',
  'session.gateway.ERR_ZERO_SIZE_OBJECT.text':
    'Ha aceptado la solicitud y ha cerrado la conexión sin enviar ni un solo byte.',
  'session.gateway.ERR_PRECONDITION_FAILED': 'No se cumple una condición de la solicitud',
  'session.gateway.ERR_PRECONDITION_FAILED.text':
    'Lo que se ha pedido ha cambiado desde la última vez que lo vio el navegador. Vuelva a cargar la página.',
  'session.gateway.ERR_CONFLICT_HOST': 'La solicitud nombra dos sitios distintos',
  'session.gateway.ERR_CONFLICT_HOST.text':
    'Su dirección y su cabecera de host no coinciden. La puerta de enlace no adivina cuál es la correcta.',
  'session.gateway.ERR_GATEWAY_FAILURE': 'Algo ha fallado dentro de la puerta de enlace',
  'session.gateway.ERR_GATEWAY_FAILURE.text':
    'El sitio no tiene nada que ver. Su solicitud no se ha transmitido.',
  'session.gateway.ERR_UNSUP_HTTPVERSION': 'Esta versión de HTTP no se admite',
  'session.gateway.ERR_UNSUP_HTTPVERSION.text':
    'El navegador o la aplicación usa una versión de HTTP que la puerta de enlace no conoce.',
  'session.gateway.ERR_CANNOT_FORWARD': 'La conexión ha fallado',
  'session.gateway.ERR_CANNOT_FORWARD.text': 'La puerta de enlace no ha podido llevar su solicitud al sitio.',
};
