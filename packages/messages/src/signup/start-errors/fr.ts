import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SIGN_UP_CLOSED:
    'Personne ne peut s’inscrire ici soi-même. Demandez un compte à l’administrateur de votre entreprise.',
  'problem.no_sign_up_app': 'Une inscription ne peut pas commencer dans cette application.',
  'problem.sign_up_address': 'Cette adresse ne peut pas servir à l’inscription.',
  'problem.public_address': 'Saisissez une adresse de votre entreprise.',
  'problem.other_domain': 'Ce n’est pas le domaine de l’adresse e-mail.',
};
