import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.dataSource': 'Quellen',
  'route.audit.firewall': 'Quellen',
  'route.audit.addSource': 'Quelle hinzufügen',
};
