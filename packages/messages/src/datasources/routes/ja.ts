import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.sources': 'データソース',
  'route.audit.dataSource': 'データソース',
  'route.audit.firewall': 'データソース',
  'route.audit.addSource': 'データソースの追加',
};
