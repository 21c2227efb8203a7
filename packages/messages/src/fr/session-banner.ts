import type { sessionBanner as english } from '../en/session-banner.ts';
import type { WordsOf } from '../words.ts';

export const sessionBanner: WordsOf<typeof english> = {
  'preview.sentence':
    'Vous voyez la console comme « {name} » la montre. Rien ne peut être changé entre-temps.',
  'preview.leave': 'Quitter l’aperçu',
  'visit.sentence': 'Vous vous occupez de {company} pour {partner}.',
  'visit.back': 'Revenir à {partner}',
};
