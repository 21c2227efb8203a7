import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  INVALID_CREDENTIALS:
    'L’e-mail ou le mot de passe est incorrect. Essais restants avant le blocage : {remaining}.',
  LOCKED_OUT: 'Trop d’essais manqués. La connexion est bloquée ; réessayez dans {wait} min.',
  PROFILE_DEACTIVATED: 'Ce profil est désactivé. Demandez à un administrateur système de l’activer.',
  INVALID_USER_EMAIL: 'Saisissez une adresse e-mail valide, comme nom@entreprise.com.',
  TENANT_REQUIRED: 'Vous avez un compte dans plusieurs entreprises. Choisissez celle où vous connecter.',
  ALREADY_SET_UP: 'Casbah est déjà configuré. Connectez-vous avec votre compte.',
  SETUP_TOKEN_WRONG:
    'Jeton de configuration incorrect. Casbah l’affiche au démarrage dans son terminal ou son journal, sous la forme « Setup token: … » ; chaque démarrage en crée un nouveau.',
  SESSION_CHANGED:
    'Entre-temps, quelqu’un d’autre s’est connecté dans ce navigateur. Rechargez la page pour continuer sous son nom.',
};
