import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'content.tabs': 'Inhaltsprüfung',
  'content.tab.profiles': 'Profile',
  'content.tab.reusable': 'Wiederverwendbare Regeln',
  'content.tab.filters': 'Datenfilter',
  'content.tab.aliases': 'Aliasse',
  'content.tab.identifiers': 'Datenkennungen',
  'content.tab.dictionaries': 'Wörterbücher',
  'content.tab.mlProfiles': 'ML-Profile',
  'content.tab.indexes': 'Indizes',
};
