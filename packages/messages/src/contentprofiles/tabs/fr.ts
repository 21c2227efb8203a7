import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'content.tabs': 'Inspection du contenu',
  'content.tab.profiles': 'Profils',
  'content.tab.reusable': 'Règles réutilisables',
  'content.tab.filters': 'Filtres de données',
  'content.tab.aliases': 'Alias',
  'content.tab.identifiers': 'Identifiants de données',
  'content.tab.dictionaries': 'Dictionnaires',
  'content.tab.mlProfiles': 'Profils ML',
  'content.tab.indexes': 'Index',
};
