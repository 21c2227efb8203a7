import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  API_KEY_INVALID:
    'Dieser API-Schlüssel gilt nicht: Er ist vertippt, abgelaufen oder gelöscht, oder wer ihn angelegt hat, darf selbst nicht mehr, was er erlaubt. Legen Sie unter Einstellungen, API-Schlüssel einen neuen an.',
  'NAME_TAKEN.api-key': 'Einen API-Schlüssel mit diesem Namen gibt es schon. Wählen Sie einen anderen.',
  API_KEY_LIMIT:
    'Ein Unternehmen hat höchstens {limit} API-Schlüssel. Löschen Sie einen, den niemand benutzt.',
};
