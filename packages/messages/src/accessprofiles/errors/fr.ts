import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  GRANTS_TOO_MUCH:
    'Personne ne donne plus qu’il n’a : « {profile} » permet plus que ce que vous pouvez faire. Demandez à un administrateur système.',
  PREVIEW_ONLY:
    'Vous voyez la console comme le profil d’accès « {profile} » la montre : rien ne peut être changé entre-temps. Quittez d’abord l’aperçu.',
  'NAME_TAKEN.access-profile': 'Un profil d’accès porte déjà le nom {name}. Choisissez un autre nom.',
};
