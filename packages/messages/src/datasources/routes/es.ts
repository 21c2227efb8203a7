import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'route.audit.dataSource': 'Fuentes',
  'route.audit.firewall': 'Fuentes',
  'route.audit.addSource': 'Añadir una fuente',
};
