import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.settings.policy': 'Contraseñas, sesiones, MFA',
  'route.settings.networks': 'Redes',
  'route.settings.defaults': 'Valores predeterminados y retención',
  'route.settings.usage': 'Licencia y uso',
};
