import type { preview as english } from '../en/preview.ts';
import type { WordsOf } from '../words.ts';

export const preview: WordsOf<typeof english> = {
  'preview.sentence': 'Sie sehen die Konsole, wie „{name}“ sie zeigt. Solange kann nichts geändert werden.',
  'preview.leave': 'Vorschau verlassen',
};
