import type { preview as english } from '../en/preview.ts';
import type { WordsOf } from '../words.ts';

export const preview: WordsOf<typeof english> = {
  'preview.sentence':
    'Vous voyez la console comme « {name} » la montre. Rien ne peut être changé entre-temps.',
  'preview.leave': 'Quitter l’aperçu',
};
