import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.saved-filter':
    'Sie haben hier bereits einen gespeicherten Filter namens {name}. Wählen Sie einen anderen Namen.',
  SAVED_FILTER_LIMIT:
    'Sie können pro Liste bis zu {limit} Filter speichern. Löschen Sie einen nicht mehr benötigten.',
  'problem.not_filterable': 'Diese Liste lässt sich nicht nach {field} filtern.',
  'problem.filter_names_people': 'Personen sind für Sie anonym. Verwenden Sie anon-user.N.',
};
