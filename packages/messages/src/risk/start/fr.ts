import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.compareServices': 'Comparer des services',
  'route.audit.brrProfiles': 'Profils de risque',
  'route.audit.reviewBrr': 'Réviser les scores',
};
