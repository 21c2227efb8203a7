import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MAINTENANCE_LIMIT: 'Il peut y avoir au plus {limit} périodes. Retirez celles qui sont terminées.',
};
