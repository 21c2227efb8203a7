import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  GRANTS_TOO_MUCH:
    'Vous ne pouvez pas attribuer « {profile} » : ce profil comprend des droits que vous n’avez pas. Adressez-vous à un administrateur système.',
  PREVIEW_ONLY:
    'Vous êtes en aperçu du profil d’accès « {profile} ». Quittez l’aperçu pour faire des modifications.',
  'NAME_TAKEN.access-profile': 'Un profil d’accès porte déjà le nom {name}. Choisissez un autre nom.',
};
