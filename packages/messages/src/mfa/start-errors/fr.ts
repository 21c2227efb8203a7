import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MFA_REQUIRED: 'Il manque une étape : confirmez avec votre second facteur que c’est bien vous.',
  INVALID_MFA_CODE:
    'Le code de vérification est incorrect ou n’est plus valable. Saisissez le dernier affiché ou envoyé.',
  PASSKEY_REFUSED: 'La clé d’accès n’a pas été acceptée. Réessayez ou choisissez un autre moyen.',
  PASSKEYS_UNAVAILABLE:
    'Les clés d’accès ne fonctionnent pas à cette adresse de Casbah. Choisissez un autre moyen ou demandez à votre administrateur.',
  PASSKEY_LIMIT:
    'Vous avez {maximum} clés d’accès, le maximum par personne. Retirez-en une que vous n’utilisez plus.',
  MFA_FACTOR_CLOSED: 'Ce moyen n’est pas ouvert à votre compte. Choisissez-en un autre.',
  MFA_SETUP_ENDED: 'La configuration a pris trop de temps ou a été recommencée ailleurs. Recommencez.',
};
