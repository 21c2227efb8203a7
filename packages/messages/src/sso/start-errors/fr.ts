import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  INVALID_DB_LOGIN: 'Votre entreprise utilise l’authentification unique. Continuez avec elle.',
  SSO_IN_AJAX:
    'L’authentification unique mène une page du navigateur à votre fournisseur d’identité. Ouvrez la page de connexion et commencez là.',
};
