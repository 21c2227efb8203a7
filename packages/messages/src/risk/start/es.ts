import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.compareServices': 'Comparar servicios',
  'route.audit.brrProfiles': 'Perfiles de riesgo',
  'route.audit.reviewBrr': 'Revisar puntuaciones',
};
