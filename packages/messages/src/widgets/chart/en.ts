/** Messages of charts. */
export const words = {
  'widgets.charts.point': '{label}: {value}',
  'widgets.charts.shownOf': 'the largest {shown} of {count}',
  'widgets.charts.largest': '{value}: {first} is the largest, {share} of {total}.',
  'widgets.cumulative.threshold': '{value} or more',
  'widgets.cumulative.upTo': 'Cumulative',
  'widgets.cumulative.point': '{value}: {count}, cumulative {upTo} ({share})',
  'widgets.cumulative.summary': '{label}: {reached} of {total} ({share}) are at {threshold} or more.',
  'widgets.zones.low': 'Low',
  'widgets.zones.medium': 'Medium',
  'widgets.zones.high': 'High',
  'widgets.zones.zone': 'Zone',
  'widgets.zones.point': '{x}, {zone}: {value} {count}',
  'widgets.zones.summary': '{value}: most are {zone} ({from} to {to}), {count} of {total}, {share}.',
  'widgets.behavior.user': 'Typical for this user',
  'widgets.behavior.peer': 'Typical for peers',
  'widgets.behavior.unusual': 'Unusual',
  'widgets.behavior.point':
    '{when}: {label} {value}, usual for this user {user}, for peers {peer}{anomalous, select, yes {, unusual} other {}}',
  'widgets.behavior.summary':
    '{label}, {range}: peak {most}, {when}. {count, plural, =0 {No unusual points.} one {One unusual point.} other {# unusual points.}}',
  'widgets.timeline.event': 'Event',
  'widgets.timeline.severity': 'Severity',
  'widgets.timeline.informational': 'Informational',
  'widgets.timeline.points': 'Events: arrows move between them, plus and minus zoom',
  'widgets.timeline.one': '{when}, {lane}: {title}, {severity}',
  'widgets.timeline.several': '{count} events, {lane}, from {when}: {title}',
  'widgets.timeline.earlier': 'Earlier',
  'widgets.timeline.later': 'Later',
  'widgets.timeline.zoomIn': 'Zoom in',
  'widgets.timeline.zoomOut': 'Zoom out',
  'widgets.timeline.whole': 'Show all',
  'widgets.timeline.summary':
    '{count, plural, one {One event} other {# events}} in {lanes, plural, one {one lane} other {# lanes}}, {range}. {high, plural, =0 {None is of high severity.} one {One is of high severity.} other {# are of high severity.}}',
  'widgets.weekly.summary':
    '{label}, the last {count, plural, one {entry} other {# entries}}: {total} in total, peak {most} on {when}.',
} as const;
