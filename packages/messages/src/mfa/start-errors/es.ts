import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MFA_REQUIRED: 'Falta un paso: confirme con su segundo factor que es usted.',
  INVALID_MFA_CODE:
    'El código de verificación no es correcto o ya no vale. Escriba el último mostrado o enviado.',
  PASSKEY_REFUSED: 'La llave de acceso no se aceptó. Inténtelo de nuevo o elija otra forma.',
  PASSKEYS_UNAVAILABLE:
    'Las llaves de acceso no funcionan en esta dirección de Casbah. Elija otra forma o pregunte a su administrador.',
  PASSKEY_LIMIT: 'Tiene {maximum} llaves de acceso, el máximo por persona. Quite una que ya no use.',
  MFA_FACTOR_CLOSED: 'Esta forma no está disponible para su cuenta. Elija otra.',
  MFA_SETUP_ENDED: 'La configuración tardó demasiado o se empezó de nuevo en otro lugar. Empiece otra vez.',
};
