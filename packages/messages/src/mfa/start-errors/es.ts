import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MFA_REQUIRED: 'Verifique con su segundo factor para continuar.',
  INVALID_MFA_CODE: 'El código de verificación es incorrecto o ha caducado. Introduzca el más reciente.',
  PASSKEY_REFUSED: 'No se ha aceptado la llave de acceso. Inténtelo de nuevo o use otro método.',
  PASSKEYS_UNAVAILABLE:
    'Las llaves de acceso no funcionan en esta dirección de Casbah. Use otro método o pregunte a su administrador.',
  PASSKEY_LIMIT: 'Tiene {maximum} llaves de acceso, el máximo. Quite una que ya no use.',
  MFA_FACTOR_CLOSED: 'Este método no está disponible para su cuenta. Elija otro.',
  MFA_SETUP_ENDED: 'La configuración ha caducado o se ha reiniciado en otro lugar. Empiece de nuevo.',
};
