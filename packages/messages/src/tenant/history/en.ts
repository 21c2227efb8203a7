export const words = {
  'history.did.settings.changed': 'Changed settings: {name}',
  'history.did.tenant.changed': 'Changed company details',
  'history.did.tenant.renamed': 'Renamed the company to {name}',
  'history.did.events.expired': 'Deleted events older than {name}, per the retention setting',
} as const;
