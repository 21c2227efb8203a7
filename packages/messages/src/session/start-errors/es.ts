import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  INVALID_CREDENTIALS:
    'El correo o la contraseña no son correctos. Intentos que quedan antes del bloqueo: {remaining}.',
  LOCKED_OUT:
    'Demasiados intentos fallidos. El inicio de sesión está bloqueado; inténtelo de nuevo en {wait} min.',
  PROFILE_DEACTIVATED: 'Este perfil está desactivado. Pida a un administrador del sistema que lo active.',
  INVALID_USER_EMAIL: 'Escriba una dirección de correo válida, como nombre@empresa.com.',
  TENANT_REQUIRED: 'Tiene cuenta en más de una empresa. Elija en cuál iniciar sesión.',
  ALREADY_SET_UP: 'Casbah ya está configurado. Inicie sesión con su cuenta.',
  SETUP_TOKEN_WRONG:
    'El código de configuración no es correcto. Casbah lo muestra al arrancar, en su terminal o registro, como «Setup token: …»; cada arranque crea uno nuevo.',
  SESSION_CHANGED:
    'Mientras tanto, otra persona ha iniciado sesión en este navegador. Vuelva a cargar la página para continuar como ella.',
};
