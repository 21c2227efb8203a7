import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'palette.pages': 'Pages',
  'palette.services': 'Services',
  'palette.people': 'Personnes',
  'palette.actions': 'Actions',
};
