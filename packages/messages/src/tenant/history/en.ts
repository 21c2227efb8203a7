export const words = {
  'history.did.settings.changed': 'Changed settings: {name}',
  'history.did.tenant.changed': 'Changed company details',
  'history.did.tenant.renamed': 'Renamed the company to {name}',
  'history.did.events.expired':
    '{kind, select, activity {Deleted activities older than {name}, per the retention setting} traffic {Deleted traffic older than {name}, per the retention setting} dlp {Deleted DLP findings older than {name}, per the retention setting} posture {Deleted posture findings older than {name}, per the retention setting} audit {Deleted audit events older than {name}, per the retention setting} other {Deleted events older than {name}, per the retention setting}}',
} as const;
