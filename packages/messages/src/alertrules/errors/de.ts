import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.untried_condition': 'Testen Sie diese Bedingung zuerst an vergangenem Datenverkehr.',
  'problem.no_tag': 'Kein Tag namens {tag} vorhanden. Legen Sie ihn an oder wählen Sie einen anderen.',
};
