import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.example_missed': 'Ninguna coincidencia en el ejemplo «{text}». Cambie el patrón o el ejemplo.',
  'problem.example_matched':
    'El ejemplo «{text}» no debe coincidir, pero coincide. Cambie el patrón o el ejemplo.',
};
