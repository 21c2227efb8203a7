import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.protect.contentIq': 'Profils de contenu',
  'route.protect.manageDlpProfile': 'Profil DLP',
  'route.protect.dataFilter': 'Filtres de données',
  'route.protect.reusable': 'Règles réutilisables',
  'route.protect.manageReusable': 'Règle réutilisable',
  'route.protect.aliases': 'Alias',
};
