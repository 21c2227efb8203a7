import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SIGN_UP_CLOSED:
    'Personne ne peut s’inscrire ici soi-même. Demandez un compte à l’administrateur de votre entreprise.',
};
