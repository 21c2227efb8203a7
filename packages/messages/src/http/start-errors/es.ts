import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  BAD_REQUEST: 'No se puede leer la solicitud: {field}: {problem}. Corríjala y envíela de nuevo.',
  UNAUTHORIZED: 'No ha iniciado sesión o su sesión ha terminado. Inicie sesión e inténtelo de nuevo.',
  DENIED: 'Su función no lo permite. Pida el permiso a un administrador del sistema.',
  CSRF_REJECTED:
    'La solicitud no lleva el distintivo de esta página. Recargue la página e inténtelo de nuevo.',
  NOT_FOUND: 'Aquí no hay nada, o ya no está. Compruebe la dirección.',
  CONFLICT: 'Mientras tanto, alguien o algo lo ha cambiado. Recargue e inténtelo de nuevo.',
  BODY_STALLED:
    'El resto no llegó en {seconds} s. Envíelo de nuevo; un archivo continúa desde el último byte que llegó.',
  PRECONDITION_FAILED: 'Aún falta lo que esto necesita antes. Recargue e inténtelo de nuevo.',
  TOO_LARGE: 'Esto es mayor de lo que Casbah acepta aquí. Envíelo en partes más pequeñas.',
  UNPROCESSABLE: 'Un valor no se puede usar: {field}: {problem}.',
  TOO_MANY_REQUESTS: 'Demasiadas solicitudes. Espere {seconds} s e inténtelo de nuevo.',
  INTERNAL:
    'Algo falló dentro de Casbah. Inténtelo de nuevo; si continúa, dé a su administrador el id. de solicitud.',
  UNAVAILABLE: 'Una parte de Casbah no responde en este momento. Inténtelo de nuevo en un minuto.',
  NO_SPACE:
    'El disco está lleno. Haga sitio en el servidor e inténtelo de nuevo: no se pierde nada de lo guardado.',
  EXPECTATION_FAILED: 'La solicitud espera algo que Casbah no ofrece. Envíela sin el encabezado Expect.',
  BAD_GATEWAY:
    'Un almacén detrás de Casbah respondió algo inesperado. Vuelva a intentarlo; si continúa, dé a su administrador el identificador de la solicitud.',
};
