import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OUT_OF_ALLOWED_IP_RANGE:
    'Votre entreprise n’autorise pas l’accès depuis l’adresse {address}. Connectez-vous depuis son réseau ou demandez à un administrateur système.',
};
