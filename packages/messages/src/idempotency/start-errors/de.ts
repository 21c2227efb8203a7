import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  IDEMPOTENCY_KEY_REUSED:
    'Dieser Idempotenzschlüssel wurde bereits für eine andere Anfrage verwendet. Verwenden Sie für eine neue Anfrage einen neuen Schlüssel.',
  STILL_UNDER_WAY:
    'Dieselbe Anfrage läuft noch. Warten Sie einen Moment und senden Sie sie erneut, um ihre Antwort zu erhalten.',
};
