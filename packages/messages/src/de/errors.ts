import type { errors as english } from '../en/errors.ts';
import type { WordsOf } from '../words.ts';

export const errors: WordsOf<typeof english> = {
  BAD_REQUEST:
    'Die Anfrage ist nicht lesbar: {field}: {problem}. Berichtigen Sie sie und senden Sie sie noch einmal.',
  UNAUTHORIZED:
    'Sie sind nicht angemeldet, oder Ihre Sitzung ist zu Ende. Melden Sie sich an und versuchen Sie es noch einmal.',
  DENIED:
    'Ihre Rolle erlaubt das nicht. Bitten Sie eine Systemadministratorin oder einen Systemadministrator um das Recht dazu.',
  CSRF_REJECTED:
    'Die Anfrage trägt nicht das Kennzeichen dieser Seite. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  NOT_FOUND: 'Hier ist nichts, oder nicht mehr. Prüfen Sie die Adresse.',
  CONFLICT: 'Inzwischen hat das jemand oder etwas geändert. Laden Sie neu und versuchen Sie es noch einmal.',
  BODY_STALLED:
    'Der Rest kam nicht innerhalb von {seconds} s an. Senden Sie ihn noch einmal; eine Datei geht nach dem letzten angekommenen Byte weiter.',
  PRECONDITION_FAILED:
    'Was dafür zuerst nötig ist, fehlt noch. Laden Sie neu und versuchen Sie es noch einmal.',
  TOO_LARGE: 'Das ist größer, als Casbah hier annimmt. Senden Sie es in kleineren Teilen.',
  UNPROCESSABLE: 'Ein Wert ist nicht verwendbar: {field}: {problem}.',
  TOO_MANY_REQUESTS: 'Zu viele Anfragen. Warten Sie {seconds} s und versuchen Sie es noch einmal.',
  INTERNAL:
    'In Casbah ist etwas fehlgeschlagen. Versuchen Sie es noch einmal; wenn es bleibt, nennen Sie Ihrer Administration die Anfrage-ID.',
  UNAVAILABLE: 'Ein Teil von Casbah antwortet gerade nicht. Versuchen Sie es in einer Minute noch einmal.',
  NO_SPACE:
    'Die Festplatte ist voll. Schaffen Sie Platz auf dem Server und versuchen Sie es noch einmal: Nichts Gespeichertes geht verloren.',
  INVALID_CREDENTIALS:
    'E-Mail oder Passwort stimmt nicht. Versuche, bis die Anmeldung gesperrt wird: {remaining}.',
  LOCKED_OUT:
    'Zu viele Fehlversuche. Die Anmeldung ist gesperrt; versuchen Sie es in {wait} min noch einmal.',
  PROFILE_DEACTIVATED:
    'Dieses Profil ist deaktiviert. Bitten Sie die Systemadministration, es zu aktivieren.',
  PASSWORD_TOO_WEAK:
    'Das Passwort ist zu schwach. Verwenden Sie {minimum} bis {maximum} Zeichen mit einem Kleinbuchstaben, einem Großbuchstaben, einer Ziffer und einem Sonderzeichen.',
  PASSWORD_REUSED:
    'Das ist eines Ihrer letzten Passwörter. Wählen Sie eines, das Sie noch nicht verwendet haben.',
  PASSWORD_EXPIRED: 'Ihr Passwort ist abgelaufen. Wählen Sie ein neues, um fortzufahren.',
  PASSWORD_INCORRECT: 'Das aktuelle Passwort stimmt nicht. Geben Sie es noch einmal ein.',
  OUT_OF_ALLOWED_IP_RANGE:
    'Ihre Firma lässt von der Adresse {address} niemanden herein. Melden Sie sich aus ihrem Netz an, oder fragen Sie die Systemadministration.',
  INVALID_USER_EMAIL: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie name@firma.de.',
  MFA_REQUIRED: 'Ein Schritt fehlt: Bestätigen Sie mit Ihrem zweiten Faktor, dass Sie es sind.',
  INVALID_DB_LOGIN:
    'Ihre Firma meldet sich über ihren eigenen Anbieter an. Fahren Sie mit Single Sign-on fort.',
  TENANT_REQUIRED: 'Sie haben ein Konto in mehr als einer Firma. Wählen Sie, in welcher Sie sich anmelden.',
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
  LINK_INVALID:
    'Dieser Link gilt nicht: Er wurde schon benutzt, ist abgelaufen oder nicht vollständig. Fordern Sie einen neuen an.',
  SIGN_UP_CLOSED:
    'Hier kann sich niemand selbst registrieren. Bitten Sie die Administratoren Ihres Unternehmens um ein Konto.',
  ALREADY_SET_UP: 'Casbah ist schon eingerichtet. Melden Sie sich mit einem Konto Ihrer Firma an.',
  OPERATOR_CODE_INVALID:
    'Dieser Code gilt nicht: Er wurde schon benutzt, ist älter als eine Stunde, oder Casbah wurde seither neu gestartet. Einen neuen gibt `npx casbah operator-link` aus.',
  SETUP_TOKEN_WRONG:
    'Das Einrichtungs-Token stimmt nicht. Casbah nennt es beim Start, in seinem Terminal oder Protokoll, als „Setup token: …“; jeder Start macht ein neues.',
  SSO_IN_AJAX:
    'Single Sign-on führt eine Seite des Browsers zu Ihrem Identitätsanbieter. Öffnen Sie die Anmeldeseite und beginnen Sie dort.',
  FILTER_INVALID: 'Der Filter ist an Stelle {position} nicht lesbar: {problem}.',
  QUERY_TIMED_OUT:
    'Die Frage hat zu lange gedauert. Wählen Sie einen kürzeren Zeitraum oder einen engeren Filter.',
  RESOURCE_UNKNOWN: 'Es gibt keine Ressource namens {resource}. Es gibt {known}.',
  ACTION_UNKNOWN: 'Die Ressource {resource} kennt die Aktion {action} nicht. Sie kennt {known}.',
  IDEMPOTENCY_KEY_REUSED:
    'Dieser Idempotenzschlüssel wurde schon mit einer anderen Anfrage gesendet. Senden Sie mit einer neuen Anfrage einen neuen Schlüssel.',
  STILL_UNDER_WAY:
    'Dieselbe Anfrage läuft noch. Warten Sie einen Moment und senden Sie sie erneut, um ihre Antwort zu erhalten.',
  SESSION_CHANGED:
    'In diesem Browser hat sich inzwischen jemand anderes angemeldet. Laden Sie die Seite neu, um als diese Person fortzufahren.',
  EXPECTATION_FAILED:
    'Die Anfrage erwartet etwas, das Casbah nicht bietet. Senden Sie sie ohne den Header Expect.',
  BAD_GATEWAY:
    'Ein Speicher hinter Casbah hat unerwartet geantwortet. Versuchen Sie es erneut; bleibt es so, nennen Sie Ihrer Administration die Anfragenummer.',
};
