import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'request.failed': 'Anfrage fehlgeschlagen',
  'request.late': 'Zeitüberschreitung der Anfrage',
  'request.late.text':
    'Innerhalb von sechs Minuten kam keine Antwort. Wählen Sie einen kürzeren Zeitraum oder einen engeren Filter und versuchen Sie es erneut.',
  'request.bad': 'Ungültige Anfrage',
  'request.dependency':
    'Ein Dienst, den Casbah benötigt, hat nicht geantwortet. Versuchen Sie es in einer Minute erneut; bleibt der Fehler, wenden Sie sich an Ihren Administrator.',
  'request.problems': 'Einige Werte sind ungültig.',
  'request.unknown': 'Unbekannter Fehler',
  'request.hiddenPeople':
    'Das kann nicht angezeigt werden, solange Personen anonymisiert sind. Entfernen Sie den Filter auf Personen.',
};
