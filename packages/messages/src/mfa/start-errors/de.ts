import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MFA_REQUIRED: 'Ein Schritt fehlt: Bestätigen Sie mit Ihrem zweiten Faktor, dass Sie es sind.',
  INVALID_MFA_CODE:
    'Der Bestätigungscode stimmt nicht oder gilt nicht mehr. Geben Sie den zuletzt angezeigten oder gesendeten ein.',
  PASSKEY_REFUSED:
    'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.',
  PASSKEYS_UNAVAILABLE:
    'Unter dieser Adresse von Casbah gehen keine Passkeys. Wählen Sie einen anderen Weg, oder fragen Sie Ihre Administration.',
  PASSKEY_LIMIT:
    'Sie haben {maximum} Passkeys, so viele wie möglich. Entfernen Sie einen, den Sie nicht mehr brauchen.',
  MFA_FACTOR_CLOSED: 'Dieser Weg steht Ihrem Konto nicht offen. Wählen Sie einen anderen.',
  MFA_SETUP_ENDED:
    'Das Einrichten dauerte zu lange oder wurde anderswo neu begonnen. Beginnen Sie noch einmal.',
};
