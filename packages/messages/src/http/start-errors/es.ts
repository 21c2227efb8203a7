import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  BAD_REQUEST: 'Solicitud no válida: {field}: {problem}. Corríjala y envíela de nuevo.',
  UNAUTHORIZED: 'No ha iniciado sesión o su sesión ha caducado. Inicie sesión e inténtelo de nuevo.',
  DENIED: 'No tiene permiso para hacerlo. Consulte a un administrador del sistema.',
  CSRF_REJECTED:
    'La solicitud no contiene un token válido para esta página. Recargue la página e inténtelo de nuevo.',
  NOT_FOUND: 'No encontrado. Puede que se haya eliminado. Compruebe la dirección.',
  CONFLICT: 'Otra persona lo ha cambiado entretanto. Recargue e inténtelo de nuevo.',
  BODY_STALLED:
    'El resto de la solicitud no ha llegado en {seconds} s. Envíela de nuevo; las subidas se reanudan donde se detuvieron.',
  PRECONDITION_FAILED: 'Falta un elemento necesario. Recargue e inténtelo de nuevo.',
  TOO_LARGE: 'Demasiado grande. Envíelo en partes más pequeñas.',
  UNPROCESSABLE: 'Valor no válido para {field}: {problem}.',
  TOO_MANY_REQUESTS: 'Demasiadas solicitudes. Espere {seconds} s e inténtelo de nuevo.',
  INTERNAL:
    'Se ha producido un error en Casbah. Inténtelo de nuevo; si continúa, envíe a su administrador el ID de solicitud.',
  UNAVAILABLE: 'Una parte de Casbah no responde. Inténtelo de nuevo en un minuto.',
  NO_SPACE:
    'El disco del servidor está lleno. Libere espacio e inténtelo de nuevo; no se pierde nada de lo guardado.',
  EXPECTATION_FAILED: 'Casbah no admite esta expectativa. Envíe la solicitud sin la cabecera Expect.',
  BAD_GATEWAY:
    'Un almacén que usa Casbah ha enviado una respuesta inesperada. Inténtelo de nuevo; si continúa, envíe a su administrador el ID de solicitud.',
};
