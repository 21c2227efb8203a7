import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.charts.point': '{label}: {value}',
  'widgets.charts.shownOf': 'die {shown} größten von {count}',
  'widgets.charts.largest': '{value}: {first} ist der größte Teil, {share} von {total}.',
  'widgets.cumulative.threshold': 'Ab {value}',
  'widgets.cumulative.upTo': 'Kumuliert',
  'widgets.cumulative.point': '{value}: {count}, kumuliert {upTo} ({share})',
  'widgets.cumulative.summary': '{label}: {reached} von {total} ({share}) liegen bei {threshold} oder mehr.',
  'widgets.zones.low': 'Niedrig',
  'widgets.zones.medium': 'Mittel',
  'widgets.zones.high': 'Hoch',
  'widgets.zones.zone': 'Zone',
  'widgets.zones.point': '{x}, {zone}: {value} {count}',
  'widgets.zones.summary':
    '{value}: Die meisten sind {zone} ({from} bis {to}), {count} von {total}, {share}.',
  'widgets.behavior.user': 'Üblich für diese Person',
  'widgets.behavior.peer': 'Üblich für Vergleichbare',
  'widgets.behavior.unusual': 'Ungewöhnlich',
  'widgets.behavior.point':
    '{when}: {label} {value}, üblich für diese Person {user}, für Vergleichbare {peer}{anomalous, select, yes {, ungewöhnlich} other {}}',
  'widgets.behavior.summary':
    '{label}, {range}: höchstens {most}, {when}. {count, plural, =0 {Nichts ist ungewöhnlich.} one {Ein Punkt ist ungewöhnlich.} other {# Punkte sind ungewöhnlich.}}',
  'widgets.timeline.event': 'Ereignis',
  'widgets.timeline.severity': 'Schwere',
  'widgets.timeline.informational': 'Zur Information',
  'widgets.timeline.points': 'Ereignisse: Pfeiltasten gehen von einem zum nächsten, Plus und Minus zoomen',
  'widgets.timeline.one': '{when}, {lane}: {title}, {severity}',
  'widgets.timeline.several': '{count} Ereignisse, {lane}, ab {when}: {title}',
  'widgets.timeline.earlier': 'Früher',
  'widgets.timeline.later': 'Später',
  'widgets.timeline.zoomIn': 'Vergrößern',
  'widgets.timeline.zoomOut': 'Verkleinern',
  'widgets.timeline.whole': 'Alles zeigen',
  'widgets.timeline.summary':
    '{count, plural, one {Ein Ereignis} other {# Ereignisse}} in {lanes, plural, one {einer Zeile} other {# Zeilen}}, {range}. {high, plural, =0 {Keines ist von hoher Schwere.} one {Eines ist von hoher Schwere.} other {# sind von hoher Schwere.}}',
  'widgets.weekly.summary':
    '{label}, {count, plural, one {der letzte Eintrag} other {die letzten # Einträge}}: insgesamt {total}, Höchstwert {most} am {when}.',
};
