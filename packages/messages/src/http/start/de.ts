import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'request.failed': 'Anfrage fehlgeschlagen',
  'request.late': 'Zeitüberschreitung der Anfrage',
  'request.late.text':
    'Innerhalb von sechs Minuten kam keine Antwort. Wählen Sie einen kürzeren Zeitraum oder einen engeren Filter und versuchen Sie es erneut.',
  'request.bad': 'Fehlerhafte Anfrage',
  'request.dependency':
    'Etwas, das Casbah hierfür braucht, hat nicht geantwortet. Versuchen Sie es in einer Minute noch einmal; bleibt es dabei, sagen Sie es Ihrem Administrator.',
  'request.unknown': 'Unbekannter Fehler',
  'request.hiddenPeople':
    'Das lässt sich nicht beantworten, solange Personen anonymisiert sind. Fragen Sie ohne sie.',
};
