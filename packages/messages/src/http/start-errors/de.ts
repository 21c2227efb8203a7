import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  BAD_REQUEST: 'Ungültige Anfrage: {field}: {problem}. Korrigieren Sie sie und senden Sie sie erneut.',
  UNAUTHORIZED:
    'Sie sind nicht angemeldet oder Ihre Sitzung ist abgelaufen. Melden Sie sich an und versuchen Sie es erneut.',
  DENIED: 'Sie haben nicht das Recht dazu. Wenden Sie sich an einen Sysadmin.',
  CSRF_REJECTED:
    'Die Anfrage enthält kein gültiges Token für diese Seite. Laden Sie die Seite neu und versuchen Sie es erneut.',
  NOT_FOUND: 'Nicht gefunden. Vielleicht wurde es gelöscht. Prüfen Sie die Adresse.',
  CONFLICT: 'Jemand anders hat dies inzwischen geändert. Laden Sie neu und versuchen Sie es erneut.',
  BODY_STALLED:
    'Der Rest der Anfrage ist nicht innerhalb von {seconds} s eingetroffen. Senden Sie sie erneut; Uploads werden an derselben Stelle fortgesetzt.',
  PRECONDITION_FAILED: 'Etwas Erforderliches fehlt. Laden Sie die Seite neu und versuchen Sie es erneut.',
  TOO_LARGE: 'Zu groß. Senden Sie es in kleineren Teilen.',
  UNPROCESSABLE: 'Ungültiger Wert für {field}: {problem}.',
  TOO_MANY_REQUESTS: 'Zu viele Anfragen. Warten Sie {seconds} s und versuchen Sie es erneut.',
  INTERNAL:
    'In Casbah ist ein Fehler aufgetreten. Versuchen Sie es erneut; bleibt der Fehler, senden Sie Ihrem Administrator die Anfrage-ID.',
  UNAVAILABLE: 'Ein Teil von Casbah antwortet nicht. Versuchen Sie es in einer Minute erneut.',
  NO_SPACE:
    'Die Festplatte des Servers ist voll. Schaffen Sie Platz und versuchen Sie es erneut; Gespeichertes geht nicht verloren.',
  EXPECTATION_FAILED:
    'Casbah unterstützt diese Erwartung nicht. Senden Sie die Anfrage ohne den Header Expect.',
  BAD_GATEWAY:
    'Ein Speicher hinter Casbah hat unerwartet geantwortet. Versuchen Sie es erneut; bleibt der Fehler, senden Sie Ihrem Administrator die Anfrage-ID.',
};
