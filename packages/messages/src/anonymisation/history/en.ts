export const words = {
  'history.did.unmask.requested': 'Asked about anonymous people: {name}',
  'history.did.unmask.approved': 'Approved a request about anonymous people: {name}',
  'history.did.unmask.refused': 'Refused a request about anonymous people: {name}',
  'history.did.unmask.ended': 'Ended a request about anonymous people: {name}',
  'history.field.user_anonymization': 'People are anonymous',
} as const;
