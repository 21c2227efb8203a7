import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  INVALID_CREDENTIALS:
    'E-Mail oder Passwort stimmt nicht. Versuche, bis die Anmeldung gesperrt wird: {remaining}.',
  LOCKED_OUT:
    'Zu viele Fehlversuche. Die Anmeldung ist gesperrt; versuchen Sie es in {wait} min noch einmal.',
  PROFILE_DEACTIVATED:
    'Dieses Profil ist deaktiviert. Bitten Sie die Systemadministration, es zu aktivieren.',
  INVALID_USER_EMAIL: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie name@firma.de.',
  TENANT_REQUIRED: 'Sie haben ein Konto in mehr als einer Firma. Wählen Sie, in welcher Sie sich anmelden.',
  ALREADY_SET_UP: 'Casbah ist schon eingerichtet. Melden Sie sich mit einem Konto Ihrer Firma an.',
  SETUP_TOKEN_WRONG:
    'Das Einrichtungs-Token stimmt nicht. Casbah nennt es beim Start, in seinem Terminal oder Protokoll, als „Setup token: …“; jeder Start macht ein neues.',
  SESSION_CHANGED:
    'In diesem Browser hat sich inzwischen jemand anderes angemeldet. Laden Sie die Seite neu, um als diese Person fortzufahren.',
};
