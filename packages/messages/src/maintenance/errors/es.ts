import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MAINTENANCE_LIMIT: 'Puede tener hasta {limit} periodos. Elimine los pasados.',
  'problem.ends_before_start': 'El final debe ser posterior al inicio.',
  'problem.period_too_long': 'Un periodo puede durar hasta {days} días.',
};
