import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  API_KEY_INVALID:
    'Dieser API-Schlüssel funktioniert nicht: Er ist falsch eingegeben, abgelaufen oder gelöscht, oder die Person, die ihn angelegt hat, hat die Rechte nicht mehr. Legen Sie unter Einstellungen → API-Schlüssel einen neuen an.',
  'NAME_TAKEN.api-key':
    'Ein API-Schlüssel mit diesem Namen ist bereits vorhanden. Wählen Sie einen anderen Namen.',
  API_KEY_LIMIT:
    'Ein Unternehmen kann höchstens {limit} API-Schlüssel haben. Löschen Sie einen nicht mehr benötigten.',
};
