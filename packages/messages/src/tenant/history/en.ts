export const words = {
  'history.did.settings.changed': 'Changed settings: {name}',
  'history.did.tenant.changed': 'Changed the company’s details',
  'history.did.tenant.renamed': 'Renamed the company to {name}',
  'history.did.events.expired': 'Events from before {name} were removed, as the company no longer keeps them',
} as const;
