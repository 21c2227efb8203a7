import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SOURCE_TOKEN_INVALID:
    'Dieses Token funktioniert nicht: Es ist falsch eingegeben, widerrufen oder gehört zu einer anderen Quelle. Legen Sie unter „Quellen“ ein neues an.',
  USERS_MUST_BE_TOKENS:
    'Dieses Unternehmen nimmt keine Namen von Personen an. Ersetzen Sie sie vor dem Senden (casbah collect --token-key) und senden Sie den Header Casbah-Users: tokens.',
  'problem.binary_log': 'Die Daten sind binär. Senden Sie die Logzeilen als Text oder gzip.',
  'problem.broken_gzip': 'Das ist kein gzip oder die Daten sind abgeschnitten.',
  'problem.secret_needed':
    'Geben Sie ein Passwort, einen Schlüssel oder ein Token ein. Gespeicherte Zugangsdaten werden nur für ihre eigene Adresse verwendet.',
  'problem.server_unknown':
    'Sie haben dem Schlüssel des Servers noch nicht vertraut. Testen Sie zuerst die Verbindung.',
};
