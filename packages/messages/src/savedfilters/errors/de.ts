import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.saved-filter':
    'Sie haben hier schon einen gespeicherten Filter mit dem Namen {name}. Wählen Sie einen anderen Namen.',
  SAVED_FILTER_LIMIT:
    'In einer Liste kann es höchstens {limit} eigene gespeicherte Filter geben. Löschen Sie einen, den Sie nicht mehr brauchen.',
};
