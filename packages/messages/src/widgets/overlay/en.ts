export const words = {
  'widgets.firstTimeVideo.watch': 'Watch video',
  'widgets.firstTimeVideo.notNow': 'Not now',
  'widgets.maintenance.details': 'Details on the status page',
  'widgets.maintenance.MAINTENANCE_PERIOD_START_MSG':
    '{name} is in progress until {end}. Casbah may be slow or briefly unavailable.',
  'widgets.maintenance.MAINTENANCE_PERIOD_HOUR_MSG':
    '{name} starts at {start} and ends at {end}. Finish work that can’t be interrupted before then.',
  'widgets.maintenance.MAINTENANCE_PERIOD_DAYS_MSG': '{name}: from {start} to {end}.',
  'widgets.clock.MSG_USER_MACHINE_TIME_WRONG':
    'This computer’s clock is off by more than an hour. Correct it: times shown and sign-in may be wrong.',
} as const;
