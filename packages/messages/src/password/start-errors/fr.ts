import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PASSWORD_TOO_WEAK:
    'Le mot de passe est trop faible. Utilisez de {minimum} à {maximum} caractères avec une minuscule, une majuscule, un chiffre et un symbole.',
  PASSWORD_REUSED: 'Vous avez utilisé ce mot de passe récemment. Choisissez-en un nouveau.',
  PASSWORD_EXPIRED: 'Votre mot de passe a expiré. Choisissez-en un nouveau pour continuer.',
  PASSWORD_INCORRECT: 'Le mot de passe actuel est incorrect. Réessayez.',
};
