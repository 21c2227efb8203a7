import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  INVALID_CREDENTIALS:
    'E-Mail-Adresse oder Passwort ist falsch. Verbleibende Versuche, bis die Anmeldung gesperrt wird: {remaining}.',
  LOCKED_OUT: 'Zu viele Fehlversuche. Die Anmeldung ist gesperrt; versuchen Sie es in {wait} min erneut.',
  PROFILE_DEACTIVATED: 'Dieses Profil ist deaktiviert. Bitten Sie einen Sysadmin, es zu aktivieren.',
  INVALID_USER_EMAIL: 'Geben Sie eine gültige E-Mail-Adresse ein, etwa name@firma.de.',
  TENANT_REQUIRED:
    'Sie haben Konten bei mehr als einem Unternehmen. Wählen Sie, bei welchem Sie sich anmelden.',
  ALREADY_SET_UP: 'Casbah ist bereits eingerichtet. Melden Sie sich mit Ihrem Konto an.',
  SETUP_TOKEN_WRONG:
    'Falsches Einrichtungs-Token. Casbah gibt es beim Start im Terminal oder Log als „Setup token: …“ aus; bei jedem Start wird ein neues erzeugt.',
  SESSION_CHANGED:
    'In diesem Browser hat sich inzwischen jemand anderes angemeldet. Laden Sie die Seite neu, um als diese Person fortzufahren.',
};
