import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.example_missed': 'Kein Treffer im Beispiel „{text}“. Ändern Sie das Muster oder das Beispiel.',
  'problem.example_matched':
    'Das Beispiel „{text}“ darf keinen Treffer haben, hat aber einen. Ändern Sie das Muster oder das Beispiel.',
};
