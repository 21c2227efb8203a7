import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  FILTER_INVALID: 'Der Filter hat an Position {position} einen Fehler: {problem}.',
  QUERY_TIMED_OUT:
    'Die Abfrage hat zu lange gedauert. Wählen Sie einen kürzeren Zeitraum oder einen engeren Filter.',
};
