import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'preview.sentence':
    'Vous voyez la console comme « {name} » la montre. Rien ne peut être changé entre-temps.',
  'preview.leave': 'Quitter l’aperçu',
  'visit.sentence': 'Vous vous occupez de {company} pour {partner}.',
  'visit.back': 'Revenir à {partner}',
};
