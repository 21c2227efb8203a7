import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.compareServices': 'Dienste vergleichen',
  'route.audit.brrProfiles': 'Risikoprofile',
  'route.audit.reviewBrr': 'Risikowerte prüfen',
};
