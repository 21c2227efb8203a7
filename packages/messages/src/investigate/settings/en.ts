/** Settings of incident data. */
export const words = {
  'investigate.settings.sentence': 'What pages of single activities show',
  'investigate.settings.related': 'Related activities',
  'investigate.settings.days': 'History (days)',
  'investigate.settings.days.hint':
    'Days before and after an activity in which Casbah looks for related ones, 1 to 30',
  'investigate.settings.days.range': 'Valid Range is from 1 to 30',
  'investigate.settings.count': 'Number of activities',
  'investigate.settings.count.hint': 'Maximum activities in a timeline, 10 to 500',
  'investigate.settings.count.range': 'Enter a number from 10 to 500.',
  'investigate.settings.original': 'Original records',
  'investigate.settings.original.show': 'Show original records',
  'investigate.settings.original.hint':
    'Lets everyone with access to Investigate read the records as the source sent them.',
} as const;
