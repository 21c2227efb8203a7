import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'preview.sentence': 'Sie sehen die Konsole, wie „{name}“ sie zeigt. Solange kann nichts geändert werden.',
  'preview.leave': 'Vorschau verlassen',
  'visit.sentence': 'Sie betreuen {company} für {partner}.',
  'visit.back': 'Zurück zu {partner}',
};
