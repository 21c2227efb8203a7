import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.dates.15min': '15 dernières minutes',
  'widgets.dates.1h': 'Dernière heure',
  'widgets.dates.6h': '6 dernières heures',
  'widgets.dates.12h': '12 dernières heures',
  'widgets.dates.1d': 'Dernier jour',
  'widgets.dates.1mo': 'Dernier mois',
  'widgets.dates.6mo': '6 derniers mois',
  'widgets.dates.1yr': 'Dernière année',
  'widgets.dates.2yr': '2 dernières années',
  'widgets.dates.3yr': '3 dernières années',
  'widgets.dates.lw': 'Semaine civile précédente',
  'widgets.dates.lm': 'Mois civil précédent',
  'widgets.dates.daily': 'Par jour',
  'widgets.dates.monthly': 'Par mois',
  'widgets.dates.shortest': 'Le plus court',
  'widgets.dates.ofData': '{period} des données',
  'widgets.dates.customRange': 'Période personnalisée',
  'widgets.dates.customMonths': 'Mois personnalisés',
  'widgets.dates.own': 'Autre',
  'widgets.dates.from': 'Du',
  'widgets.dates.to': 'Au',
  'widgets.dates.apply': 'Appliquer',
  'widgets.dates.maxSpan':
    'La durée maximale autorisée est de {months, plural, one {# mois} other {# mois}}.',
};
