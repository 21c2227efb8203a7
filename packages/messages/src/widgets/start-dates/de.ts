import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.dates.15min': 'Letzte 15 Minuten',
  'widgets.dates.1h': 'Letzte Stunde',
  'widgets.dates.6h': 'Letzte 6 Stunden',
  'widgets.dates.12h': 'Letzte 12 Stunden',
  'widgets.dates.1d': 'Letzter Tag',
  'widgets.dates.1mo': 'Letzter Monat',
  'widgets.dates.6mo': 'Letzte 6 Monate',
  'widgets.dates.1yr': 'Letztes Jahr',
  'widgets.dates.2yr': 'Letzte 2 Jahre',
  'widgets.dates.3yr': 'Letzte 3 Jahre',
  'widgets.dates.lw': 'Vorige Kalenderwoche',
  'widgets.dates.lm': 'Voriger Kalendermonat',
  'widgets.dates.daily': 'Täglich',
  'widgets.dates.monthly': 'Monatlich',
  'widgets.dates.shortest': 'Kürzester',
  'widgets.dates.ofData': '{period} der Daten',
  'widgets.dates.customRange': 'Eigener Zeitraum',
  'widgets.dates.customMonths': 'Eigene Monate',
  'widgets.dates.own': 'Eigener',
  'widgets.dates.from': 'Von',
  'widgets.dates.to': 'Bis',
  'widgets.dates.apply': 'Anwenden',
  'widgets.dates.maxSpan':
    'Der Zeitraum darf höchstens {months, plural, one {# Monat} other {# Monate}} lang sein.',
};
