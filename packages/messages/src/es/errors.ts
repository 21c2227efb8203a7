import type { errors as english } from '../en/errors.ts';
import type { WordsOf } from '../words.ts';

export const errors: WordsOf<typeof english> = {
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
  INVALID_CREDENTIALS:
    'El correo o la contraseña no son correctos. Intentos que quedan antes del bloqueo: {remaining}.',
  LOCKED_OUT:
    'Demasiados intentos fallidos. El inicio de sesión está bloqueado; inténtelo de nuevo en {wait} min.',
  PROFILE_DEACTIVATED: 'Este perfil está desactivado. Pida a un administrador del sistema que lo active.',
  PASSWORD_TOO_WEAK:
    'La contraseña es demasiado débil. Use de {minimum} a {maximum} caracteres con una minúscula, una mayúscula, una cifra y un símbolo.',
  PASSWORD_REUSED: 'Es una de sus últimas contraseñas. Elija una que no haya usado antes.',
  PASSWORD_EXPIRED: 'Su contraseña ha caducado. Elija una nueva para continuar.',
  PASSWORD_INCORRECT: 'La contraseña actual no es correcta. Escríbala de nuevo.',
  OUT_OF_ALLOWED_IP_RANGE:
    'Su empresa no permite el acceso desde la dirección {address}. Inicie sesión desde su red o pregunte a un administrador del sistema.',
  INVALID_USER_EMAIL: 'No es una dirección de correo. Tiene la forma nombre@empresa.com.',
  MFA_REQUIRED: 'Falta un paso: confirme con su segundo factor que es usted.',
  INVALID_DB_LOGIN:
    'Su empresa inicia sesión con su propio proveedor. Continúe con el inicio de sesión único.',
  TENANT_REQUIRED: 'Tiene cuenta en más de una empresa. Elija en cuál iniciar sesión.',
  INVALID_MFA_CODE:
    'El código de verificación no es correcto o ya no vale. Escriba el último mostrado o enviado.',
  PASSKEY_REFUSED: 'La llave de acceso no se aceptó. Inténtelo de nuevo o elija otra forma.',
  PASSKEYS_UNAVAILABLE:
    'Las llaves de acceso no funcionan en esta dirección de Casbah. Elija otra forma o pregunte a su administrador.',
  PASSKEY_LIMIT: 'Tiene {maximum} llaves de acceso, el máximo por persona. Quite una que ya no use.',
  MFA_FACTOR_CLOSED: 'Esta forma no está disponible para su cuenta. Elija otra.',
  MFA_SETUP_ENDED: 'La configuración tardó demasiado o se empezó de nuevo en otro lugar. Empiece otra vez.',
  LINK_INVALID: 'Este enlace no es válido: ya se ha usado, ha caducado o no está completo. Pida uno nuevo.',
  SIGN_UP_CLOSED:
    'Aquí nadie puede registrarse por su cuenta. Pida una cuenta al administrador de su empresa.',
  ALREADY_SET_UP: 'Casbah ya está configurado. Inicie sesión con una cuenta de su empresa.',
  OPERATOR_CODE_INVALID:
    'Este código no es válido: ya se usó, tiene más de una hora o Casbah se ha reiniciado. Ejecute `npx casbah operator-link` para obtener otro.',
  SETUP_TOKEN_WRONG:
    'El código de configuración no es correcto. Casbah lo muestra al arrancar, en su terminal o registro, como «Setup token: …»; cada arranque crea uno nuevo.',
  SSO_IN_AJAX:
    'El inicio de sesión único lleva una página del navegador a su proveedor de identidad. Abra la página de inicio de sesión y empiece allí.',
  FILTER_INVALID: 'El filtro no se puede leer en la posición {position}: {problem}.',
  QUERY_TIMED_OUT: 'La consulta tardó demasiado. Elija un periodo más corto o un filtro más estrecho.',
  RESOURCE_UNKNOWN: 'No existe ningún recurso llamado {resource}. Hay {known}.',
  ACTION_UNKNOWN: 'El recurso {resource} no conoce la acción {action}. Conoce {known}.',
  IDEMPOTENCY_KEY_REUSED:
    'Esta clave de idempotencia ya se envió con otra solicitud. Envíe una clave nueva con cada solicitud nueva.',
  STILL_UNDER_WAY:
    'La misma solicitud sigue en curso. Espere un momento y envíela de nuevo para obtener su respuesta.',
  SESSION_CHANGED:
    'Mientras tanto, otra persona ha iniciado sesión en este navegador. Vuelva a cargar la página para continuar como ella.',
  EXPECTATION_FAILED: 'La solicitud espera algo que Casbah no ofrece. Envíela sin el encabezado Expect.',
  BAD_GATEWAY:
    'Un almacén detrás de Casbah respondió algo inesperado. Vuelva a intentarlo; si continúa, dé a su administrador el identificador de la solicitud.',
};
