import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.subscription-ends.subject': '{app} termina pronto',
  'notice.subscription-ends.text':
    'La suscripción de {app} termina en {days} días. Renuévela, o sus páginas se cerrarán ese día; lo guardado se conserva.',
};
