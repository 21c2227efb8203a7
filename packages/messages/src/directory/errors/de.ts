import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  DIRECTORY_BUSY:
    'Ein anderer Lauf des Verzeichnisses ist im Gange. Warten Sie sein Ende ab oder halten Sie ihn an und versuchen Sie es erneut.',
};
