import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.charts.point': '{label}: {value}',
  'widgets.charts.shownOf': 'los {shown} mayores de {count}',
  'widgets.charts.largest': '{value}: {first} es la parte mayor, {share} de {total}.',
  'widgets.cumulative.threshold': 'A partir de {value}',
  'widgets.cumulative.upTo': 'Acumulado',
  'widgets.cumulative.point': '{value}: {count}, acumulado {upTo} ({share})',
  'widgets.cumulative.summary': '{label}: {reached} de {total} ({share}) están en {threshold} o más.',
  'widgets.zones.low': 'Bajo',
  'widgets.zones.medium': 'Medio',
  'widgets.zones.high': 'Alto',
  'widgets.zones.zone': 'Zona',
  'widgets.zones.point': '{x}, {zone}: {value} {count}',
  'widgets.zones.summary': '{value}: la mayoría está en {zone} ({from} a {to}), {count} de {total}, {share}.',
  'widgets.behavior.user': 'Habitual de este usuario',
  'widgets.behavior.peer': 'Habitual de sus iguales',
  'widgets.behavior.unusual': 'Inusual',
  'widgets.behavior.point':
    '{when}: {label} {value}, habitual de este usuario {user}, de sus iguales {peer}{anomalous, select, yes {, inusual} other {}}',
  'widgets.behavior.summary':
    '{label}, {range}: como máximo {most}, {when}. {count, plural, =0 {Nada es inusual.} one {Un punto es inusual.} other {# puntos son inusuales.}}',
  'widgets.timeline.event': 'Evento',
  'widgets.timeline.severity': 'Gravedad',
  'widgets.timeline.informational': 'Informativo',
  'widgets.timeline.points': 'Eventos: las flechas pasan de uno a otro, más y menos acercan y alejan',
  'widgets.timeline.one': '{when}, {lane}: {title}, {severity}',
  'widgets.timeline.several': '{count} eventos, {lane}, desde {when}: {title}',
  'widgets.timeline.earlier': 'Antes',
  'widgets.timeline.later': 'Después',
  'widgets.timeline.zoomIn': 'Acercar',
  'widgets.timeline.zoomOut': 'Alejar',
  'widgets.timeline.whole': 'Ver todo',
  'widgets.timeline.summary':
    '{count, plural, one {Un evento} other {# eventos}} en {lanes, plural, one {un carril} other {# carriles}}, {range}. {high, plural, =0 {Ninguno es de gravedad alta.} one {Uno es de gravedad alta.} other {# son de gravedad alta.}}',
  'widgets.weekly.summary':
    '{label}, {count, plural, one {la última entrada} other {las últimas # entradas}}: {total} en total, máximo de {most} el {when}.',
};
