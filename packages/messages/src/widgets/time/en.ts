/** Messages of months, times and threat scores. */
export const words = {
  'widgets.monthRange.earlier': 'Previous month',
  'widgets.monthRange.later': 'Next month',
  'widgets.monthRange.yearBefore': 'Previous year',
  'widgets.monthRange.yearAfter': 'Next year',
  'widgets.monthRange.months': 'Months of {year}',
  'widgets.monthRange.first': 'Choose the first month.',
  'widgets.monthRange.last': 'Choose the last month.',
  'widgets.dateTime.zone': 'Times are in {zone}.',
  'widgets.dateTime.tooEarly': 'This time is in the past. Choose {min} or later.',
  'widgets.threatScore.NA': 'NA',
  'widgets.threatScore.why': 'This detector is informational and has no score.',
} as const;
