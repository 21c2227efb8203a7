import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  NAME_TAKEN: 'Ya existe: {name}.',
  LIMIT_REACHED: 'Puede haber como máximo {limit}. Elimine uno primero.',
  LIMIT_BELOW_USE: 'Ya hay {used}. Elimine primero algunos o permita {used} como mínimo.',
};
