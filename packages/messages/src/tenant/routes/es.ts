import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.account.company': 'Empresa',
  'route.settings.policy': 'Contraseñas, sesiones, segundo factor',
  'route.settings.networks': 'Redes',
  'route.settings.defaults': 'Valores iniciales y conservación',
  'route.settings.usage': 'Licencia y uso',
};
