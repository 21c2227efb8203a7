import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.term.EMPTY_TERM': 'Begriff {number} ist leer. Entfernen Sie ihn.',
  'problem.term.TERM_TOO_LONG': 'Begriff {number} ist länger als 200 Zeichen. Kürzen Sie ihn.',
  'problem.term.TERM_WITHOUT_LETTERS':
    'Begriff {number} enthält weder Buchstaben noch Ziffern. Entfernen Sie ihn.',
  'problem.term.WEIGHT_LIMIT': 'Das Gewicht von Begriff {number} muss eine ganze Zahl von 1 bis 99 sein.',
  'problem.term.DUPLICATE_TERM': 'Begriff {number} steht zweimal in der Liste. Entfernen Sie einen davon.',
  'problem.term.TOO_MANY_TERMS': 'Ein Wörterbuch hat höchstens 100.000 Begriffe. Teilen Sie es auf.',
  'problem.not_utf8':
    'Die Datei ist kein Text in UTF-8. Speichern Sie sie als UTF-8 und laden Sie sie erneut hoch.',
};
