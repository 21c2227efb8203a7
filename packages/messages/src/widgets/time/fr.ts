import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.monthRange.earlier': 'Mois précédent',
  'widgets.monthRange.later': 'Mois suivant',
  'widgets.monthRange.yearBefore': 'Année précédente',
  'widgets.monthRange.yearAfter': 'Année suivante',
  'widgets.monthRange.months': 'Mois de {year}',
  'widgets.monthRange.first': 'Choisissez le premier mois.',
  'widgets.monthRange.last': 'Choisissez le dernier mois.',
  'widgets.dateTime.zone': 'Les heures sont en {zone}.',
  'widgets.dateTime.tooEarly': 'C’est passé. Choisissez {min} ou plus tard.',
  'widgets.threatScore.NA': 'S.O.',
  'widgets.threatScore.why': 'Ce détecteur informe. Il n’a pas de score.',
};
