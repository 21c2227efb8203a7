import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.account.company': 'Unternehmen',
  'route.settings.policy': 'Passwörter, Sitzungen, zweiter Faktor',
  'route.settings.networks': 'Netze',
  'route.settings.defaults': 'Vorgaben und Aufbewahrung',
  'route.settings.usage': 'Lizenz und Nutzung',
};
