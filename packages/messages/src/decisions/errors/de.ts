import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.no_such_list': '{product} hat keine solche Liste.',
  DECIDED_SINCE:
    '{by} hat inzwischen anders über {service} entschieden. Machen Sie zuerst diese Entscheidung rückgängig, oder entscheiden Sie erneut.',
  'problem.nothing_expires':
    'Nur eine Entscheidung kann ablaufen. Wählen Sie eine, oder lassen Sie das Datum leer.',
  'problem.until_past': 'Wählen Sie ein Datum in der Zukunft.',
  'problem.not_undoable':
    'Dieser Eintrag lässt sich nicht rückgängig machen. Entscheiden Sie stattdessen erneut.',
};
