import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'notice.domain-verified.subject': '{domain} appartient à votre entreprise',
  'notice.domain-verified.text':
    'Le domaine {domain} est vérifié : les personnes qui y ont une adresse comptent parmi les vôtres.',
};
