import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.settings.policy': 'Passwörter, Sitzungen, MFA',
  'route.settings.networks': 'Netze',
  'route.settings.defaults': 'Standardwerte und Aufbewahrung',
  'route.settings.usage': 'Lizenz und Nutzung',
};
