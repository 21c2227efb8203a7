import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.account.company': 'Entreprise',
  'route.settings.policy': 'Mots de passe, sessions, second facteur',
  'route.settings.networks': 'Réseaux',
  'route.settings.defaults': 'Valeurs par défaut et conservation',
  'route.settings.usage': 'Licence et utilisation',
};
