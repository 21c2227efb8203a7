import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
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
  EXPECTATION_FAILED:
    'Die Anfrage erwartet etwas, das Casbah nicht bietet. Senden Sie sie ohne den Header Expect.',
  BAD_GATEWAY:
    'Ein Speicher hinter Casbah hat unerwartet geantwortet. Versuchen Sie es erneut; bleibt es so, nennen Sie Ihrer Administration die Anfragenummer.',
};
