import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.monthRange.earlier': 'Mes anterior',
  'widgets.monthRange.later': 'Mes siguiente',
  'widgets.monthRange.yearBefore': 'Año anterior',
  'widgets.monthRange.yearAfter': 'Año siguiente',
  'widgets.monthRange.months': 'Meses de {year}',
  'widgets.monthRange.first': 'Elija el primer mes.',
  'widgets.monthRange.last': 'Elija el último mes.',
  'widgets.dateTime.zone': 'Las horas están en {zone}.',
  'widgets.dateTime.tooEarly': 'Ya ha pasado. Elija {min} o más tarde.',
  'widgets.threatScore.NA': 'N/D',
  'widgets.threatScore.why': 'Este detector informa. No tiene puntuación.',
};
