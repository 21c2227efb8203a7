import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MFA_REQUIRED: 'Bestätigen Sie mit Ihrem zweiten Faktor, um fortzufahren.',
  INVALID_MFA_CODE: 'Der Bestätigungscode ist falsch oder abgelaufen. Geben Sie den neuesten ein.',
  PASSKEY_REFUSED:
    'Der Passkey wurde nicht akzeptiert. Versuchen Sie es erneut oder verwenden Sie eine andere Methode.',
  PASSKEYS_UNAVAILABLE:
    'Unter dieser Casbah-Adresse funktionieren keine Passkeys. Verwenden Sie eine andere Methode oder fragen Sie Ihren Administrator.',
  PASSKEY_LIMIT:
    'Sie haben {maximum} Passkeys, das ist das Maximum. Entfernen Sie einen nicht mehr benötigten.',
  MFA_FACTOR_CLOSED: 'Diese Methode ist für Ihr Konto nicht verfügbar. Wählen Sie eine andere.',
  MFA_SETUP_ENDED: 'Die Einrichtung ist abgelaufen oder wurde anderswo neu begonnen. Beginnen Sie von vorn.',
};
