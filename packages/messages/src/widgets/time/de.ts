import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.monthRange.earlier': 'Voriger Monat',
  'widgets.monthRange.later': 'Nächster Monat',
  'widgets.monthRange.yearBefore': 'Voriges Jahr',
  'widgets.monthRange.yearAfter': 'Nächstes Jahr',
  'widgets.monthRange.months': 'Monate von {year}',
  'widgets.monthRange.first': 'Wählen Sie den ersten Monat.',
  'widgets.monthRange.last': 'Wählen Sie den letzten Monat.',
  'widgets.dateTime.zone': 'Zeiten sind in {zone}.',
  'widgets.dateTime.tooEarly': 'Das ist schon vorbei. Wählen Sie {min} oder später.',
  'widgets.threatScore.NA': 'k. A.',
  'widgets.threatScore.why': 'Dieser Detektor informiert. Er hat keine Punktzahl.',
};
