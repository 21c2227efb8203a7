import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.example_missed':
    'Aucune correspondance dans l’exemple « {text} ». Modifiez le motif ou l’exemple.',
  'problem.example_matched':
    'L’exemple « {text} » ne doit pas correspondre, mais il correspond. Modifiez le motif ou l’exemple.',
};
