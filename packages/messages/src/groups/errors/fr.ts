import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.group': 'Il existe déjà un groupe nommé {name}. Choisissez un autre nom.',
  GROUP_OF_DIRECTORY:
    '{name} vient de votre annuaire. Modifiez-le là-bas ; la prochaine synchronisation le mettra à jour ici.',
  'NAME_TAKEN.org-unit':
    'Une unité nommée {name} existe déjà ici. Choisissez un autre nom ou une autre unité parente.',
  ORG_UNIT_NOT_EMPTY: '{name} contient d’autres unités. Supprimez-les ou déplacez-les d’abord.',
  'problem.parts_of_custom': 'Seul un groupe personnalisé peut inclure d’autres groupes.',
  'problem.under_itself': 'Une unité ne peut pas être sa propre unité parente.',
  'problem.too_deep': 'Les unités peuvent avoir au maximum {levels} niveaux.',
  'problem.no_unit': 'Unité introuvable.',
};
