import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.preferences': 'Profils de risque',
  'route.audit.addBrrProfile': 'Nouveau profil de risque',
  'route.audit.brrProfile': 'Profil de risque',
};
