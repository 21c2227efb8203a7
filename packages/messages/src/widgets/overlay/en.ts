export const words = {
  'widgets.firstTimeVideo.watch': 'Watch the film',
  'widgets.firstTimeVideo.notNow': 'Not now',
  'widgets.maintenance.details': 'Details on the status page',
  'widgets.maintenance.MAINTENANCE_PERIOD_START_MSG':
    '{name} is under way until {end}. Casbah may be slow or away for moments.',
  'widgets.maintenance.MAINTENANCE_PERIOD_HOUR_MSG':
    '{name} begins at {start} and ends at {end}. Finish by then what must not be cut short.',
  'widgets.maintenance.MAINTENANCE_PERIOD_DAYS_MSG': '{name}: from {start} to {end}.',
  'widgets.clock.MSG_USER_MACHINE_TIME_WRONG':
    'The clock of this machine is off by more than an hour. Set it right: times you see and sign-in may be wrong.',
} as const;
