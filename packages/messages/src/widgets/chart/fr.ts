import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.charts.point': '{label} : {value}',
  'widgets.charts.shownOf': 'les {shown} plus grands sur {count}',
  'widgets.charts.largest': '{value} : {first} est la plus grande part, {share} sur {total}.',
  'widgets.cumulative.threshold': 'À partir de {value}',
  'widgets.cumulative.upTo': 'Cumul',
  'widgets.cumulative.point': '{value} : {count}, cumul {upTo} ({share})',
  'widgets.cumulative.summary': '{label} : {reached} sur {total} ({share}) sont à {threshold} ou plus.',
  'widgets.zones.low': 'Faible',
  'widgets.zones.medium': 'Moyen',
  'widgets.zones.high': 'Élevé',
  'widgets.zones.zone': 'Zone',
  'widgets.zones.point': '{x}, {zone} : {value} {count}',
  'widgets.zones.summary':
    '{value} : la plupart sont dans {zone} ({from} à {to}), {count} sur {total}, {share}.',
  'widgets.behavior.user': 'Habituel pour cet utilisateur',
  'widgets.behavior.peer': 'Habituel pour ses pairs',
  'widgets.behavior.unusual': 'Inhabituel',
  'widgets.behavior.point':
    '{when} : {label} {value}, habituel pour cet utilisateur {user}, pour ses pairs {peer}{anomalous, select, yes {, inhabituel} other {}}',
  'widgets.behavior.summary':
    '{label}, {range} : au plus {most}, {when}. {count, plural, =0 {Rien d’inhabituel.} one {Un point est inhabituel.} other {# points sont inhabituels.}}',
  'widgets.timeline.event': 'Événement',
  'widgets.timeline.severity': 'Gravité',
  'widgets.timeline.informational': 'Pour information',
  'widgets.timeline.points': 'Événements : les flèches passent de l’un à l’autre, plus et moins zooment',
  'widgets.timeline.one': '{when}, {lane} : {title}, {severity}',
  'widgets.timeline.several': '{count} événements, {lane}, à partir du {when} : {title}',
  'widgets.timeline.earlier': 'Plus tôt',
  'widgets.timeline.later': 'Plus tard',
  'widgets.timeline.zoomIn': 'Zoom avant',
  'widgets.timeline.zoomOut': 'Zoom arrière',
  'widgets.timeline.whole': 'Tout afficher',
  'widgets.timeline.summary':
    '{count, plural, one {Un événement} other {# événements}} sur {lanes, plural, one {une ligne} other {# lignes}}, {range}. {high, plural, =0 {Aucun n’est de gravité élevée.} one {Un est de gravité élevée.} other {# sont de gravité élevée.}}',
  'widgets.weekly.summary':
    '{label}, {count, plural, one {la dernière entrée} other {les # dernières entrées}} : {total} au total, pic de {most} le {when}.',
};
