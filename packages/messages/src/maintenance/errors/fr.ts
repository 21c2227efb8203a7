import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MAINTENANCE_LIMIT: 'Vous pouvez avoir jusqu’à {limit} périodes. Supprimez celles qui sont passées.',
  'problem.ends_before_start': 'La fin doit être postérieure au début.',
  'problem.period_too_long': 'Une période peut durer au plus {days} jours.',
};
