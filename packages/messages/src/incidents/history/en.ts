export const words = {
  'history.did.incident.raised': 'Raised an incident of {policy}',
  'history.did.incident.changed': 'Changed incidents',
  'history.did.incident.note_added': 'Added a note to incident INC-{number}',
  'history.did.incident.unmasked': 'Unmasked data in incident INC-{number}',
  'history.field.incidents': 'Incidents',
  'history.field.occurrence': 'Occurrence',
} as const;
