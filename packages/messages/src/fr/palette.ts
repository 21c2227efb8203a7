import type { palette as english } from '../en/palette.ts';
import type { WordsOf } from '../words.ts';

export const palette: WordsOf<typeof english> = {
  'palette.pages': 'Pages',
  'palette.services': 'Services',
  'palette.people': 'Personnes',
  'palette.actions': 'Actions',
  'palette.coming': 'Pages à venir',
  'palette.coming.detail': '{area}, pas encore construite',
};
