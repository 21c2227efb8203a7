import type { palette as english } from '../en/palette.ts';
import type { WordsOf } from '../words.ts';

export const palette: WordsOf<typeof english> = {
  'palette.pages': 'Seiten',
  'palette.services': 'Dienste',
  'palette.people': 'Personen',
  'palette.actions': 'Aktionen',
  'palette.coming': 'Seiten, die noch kommen',
  'palette.coming.detail': '{area}, noch nicht gebaut',
};
