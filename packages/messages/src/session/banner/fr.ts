import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'preview.sentence': 'Vous voyez la console en aperçu comme « {name} ». Les modifications sont désactivées.',
  'preview.leave': 'Quitter l’aperçu',
  'visit.sentence': 'Vous administrez {company} pour {partner}.',
  'visit.back': 'Retour à {partner}',
};
