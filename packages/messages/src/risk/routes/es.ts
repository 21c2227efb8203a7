import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.preferences': 'Perfiles de riesgo',
  'route.audit.addBrrProfile': 'Nuevo perfil de riesgo',
  'route.audit.brrProfile': 'Perfil de riesgo',
};
