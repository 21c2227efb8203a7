import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.dates.15min': 'Últimos 15 minutos',
  'widgets.dates.1h': 'Última hora',
  'widgets.dates.6h': 'Últimas 6 horas',
  'widgets.dates.12h': 'Últimas 12 horas',
  'widgets.dates.1d': 'Último día',
  'widgets.dates.1mo': 'Último mes',
  'widgets.dates.6mo': 'Últimos 6 meses',
  'widgets.dates.1yr': 'Último año',
  'widgets.dates.2yr': 'Últimos 2 años',
  'widgets.dates.3yr': 'Últimos 3 años',
  'widgets.dates.lw': 'Semana natural anterior',
  'widgets.dates.lm': 'Mes natural anterior',
  'widgets.dates.daily': 'Diario',
  'widgets.dates.monthly': 'Mensual',
  'widgets.dates.shortest': 'El más corto',
  'widgets.dates.ofData': '{period} de datos',
  'widgets.dates.customRange': 'Intervalo propio',
  'widgets.dates.customMonths': 'Meses propios',
  'widgets.dates.own': 'Otro',
  'widgets.dates.from': 'Desde',
  'widgets.dates.to': 'Hasta',
  'widgets.dates.apply': 'Aplicar',
  'widgets.dates.maxSpan':
    'El intervalo máximo permitido es de {months, plural, one {# mes} other {# meses}}.',
};
