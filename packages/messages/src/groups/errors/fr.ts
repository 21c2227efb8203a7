import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.group': 'Il existe déjà un groupe nommé {name}. Choisissez un autre nom.',
  GROUP_OF_DIRECTORY:
    '{name} vient de votre annuaire. Modifiez-le là-bas : la prochaine synchronisation l’apportera ici.',
  'NAME_TAKEN.org-unit':
    'Il existe déjà une unité nommée {name} à cet endroit. Choisissez un autre nom ou un autre endroit.',
  ORG_UNIT_NOT_EMPTY: 'D’autres unités se trouvent sous {name}. Supprimez-les ou déplacez-les d’abord.',
};
