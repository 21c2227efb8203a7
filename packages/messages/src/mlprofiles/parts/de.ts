import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'learned.sending': 'Datei {number, number} von {total, number} wird hochgeladen',
  'learned.failed':
    '{count, plural, one {# Datei konnte nicht hinzugefügt werden:} other {# Dateien konnten nicht hinzugefügt werden:}}',
  'learned.dismiss': 'Ausblenden',
};
