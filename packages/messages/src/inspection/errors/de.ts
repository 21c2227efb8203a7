import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  MALFORMED_UPLOAD:
    'Der Upload lässt sich nicht lesen. Senden Sie multipart/form-data mit einer Boundary oder das Dokument selbst als Body.',
  NOTHING_TO_INSPECT: 'Senden Sie mindestens ein Dokument.',
  TOO_MANY_DOCUMENTS: 'Senden Sie höchstens {max} Dokumente auf einmal.',
  INSPECTION_BUSY: 'Es werden gerade zu viele Dokumente geprüft. Versuchen Sie es gleich noch einmal.',
};
