import type { sessionBanner as english } from '../en/session-banner.ts';
import type { WordsOf } from '../words.ts';

export const sessionBanner: WordsOf<typeof english> = {
  'preview.sentence': 'Sie sehen die Konsole, wie „{name}“ sie zeigt. Solange kann nichts geändert werden.',
  'preview.leave': 'Vorschau verlassen',
  'visit.sentence': 'Sie betreuen {company} für {partner}.',
  'visit.back': 'Zurück zu {partner}',
};
