import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.settings.policy': 'Mots de passe, sessions, MFA',
  'route.settings.networks': 'Réseaux',
  'route.settings.defaults': 'Valeurs par défaut et rétention',
  'route.settings.usage': 'Licence et utilisation',
};
