import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.login.home': 'Iniciar sesión',
  'route.login.multiFactor': 'Verificación',
  'route.login.forgotPassword': 'Contraseña olvidada',
  'route.login.resetPassword': 'Nueva contraseña',
};
