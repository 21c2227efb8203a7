import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MFA_REQUIRED: 'Confirmez avec votre second facteur pour continuer.',
  INVALID_MFA_CODE: 'Le code de vérification est incorrect ou a expiré. Saisissez le plus récent.',
  PASSKEY_REFUSED: 'La clé d’accès n’a pas été acceptée. Réessayez ou utilisez une autre méthode.',
  PASSKEYS_UNAVAILABLE:
    'Les clés d’accès ne fonctionnent pas à cette adresse de Casbah. Utilisez une autre méthode ou adressez-vous à votre administrateur.',
  PASSKEY_LIMIT: 'Vous avez {maximum} clés d’accès, le maximum. Retirez-en une que vous n’utilisez plus.',
  MFA_FACTOR_CLOSED: 'Cette méthode n’est pas disponible pour votre compte. Choisissez-en une autre.',
  MFA_SETUP_ENDED: 'La configuration a expiré ou a été recommencée ailleurs. Recommencez.',
};
