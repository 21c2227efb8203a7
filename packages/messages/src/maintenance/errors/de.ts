import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MAINTENANCE_LIMIT: 'Es kann höchstens {limit} Zeiträume geben. Nehmen Sie die zurück, die vorbei sind.',
};
