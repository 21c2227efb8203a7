import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.saved-filter': 'Vous avez déjà ici un filtre enregistré nommé {name}. Choisissez un autre nom.',
  SAVED_FILTER_LIMIT:
    'Vous pouvez enregistrer jusqu’à {limit} filtres par liste. Supprimez-en un dont vous n’avez pas besoin.',
  'problem.not_filterable': 'Cette liste ne peut pas être filtrée par {field}.',
  'problem.filter_names_people': 'Les personnes sont anonymes pour vous. Utilisez anon-user.N.',
};
