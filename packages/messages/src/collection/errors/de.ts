import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SOURCE_TOKEN_INVALID:
    'Dieses Token öffnet keine solche Quelle: Es ist vertippt, wurde zurückgenommen oder gehört zu einer anderen Quelle. Legen Sie unter Quellen ein neues an.',
  USERS_MUST_BE_TOKENS:
    'Dieses Unternehmen nimmt keine Namen von Personen an: Ersetzen Sie sie, bevor die Zeilen gesendet werden (casbah collect --token-key), und sagen Sie es mit der Kopfzeile Casbah-Users: tokens.',
};
