import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.tag': 'Il existe déjà une étiquette nommée {name}. Choisissez un autre nom.',
  TAG_LIMIT: 'Une entreprise a au plus {limit} étiquettes à elle. Supprimez-en une qui ne sert plus.',
  SYSTEM_TAG_FIXED: '{name} est une étiquette du système et reste telle quelle. Créez plutôt la vôtre.',
  SYSTEM_TAG_DELETION_ERROR:
    'Les étiquettes du système ne peuvent pas être supprimées. Ne choisissez que celles que votre entreprise a créées.',
  'problem.no_service': 'Le service {service} n’existe pas.',
};
