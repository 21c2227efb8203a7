import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.saved-filter': 'Vous avez déjà ici un filtre enregistré nommé {name}. Choisissez un autre nom.',
  SAVED_FILTER_LIMIT:
    'Vous pouvez avoir au plus {limit} filtres enregistrés dans une liste. Supprimez-en un dont vous n’avez plus besoin.',
};
