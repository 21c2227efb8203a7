import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MAINTENANCE_LIMIT: 'Puede haber como máximo {limit} periodos. Retire los que ya han terminado.',
};
