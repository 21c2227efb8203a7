import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.addPolicy': 'Nouvelle règle d’alerte',
  'route.audit.policy': 'Règle d’alerte',
};
