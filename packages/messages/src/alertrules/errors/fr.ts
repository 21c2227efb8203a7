import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.untried_condition': 'Testez d’abord cette condition sur le trafic passé.',
  'problem.no_tag': 'L’étiquette {tag} n’existe pas. Créez-la ou choisissez-en une autre.',
};
