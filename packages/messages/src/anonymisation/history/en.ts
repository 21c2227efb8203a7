export const words = {
  'history.did.unmask.requested': 'Sent an unmask request: {name}',
  'history.did.unmask.approved': 'Approved an unmask request: {name}',
  'history.did.unmask.refused': 'Denied an unmask request: {name}',
  'history.did.unmask.ended': 'Ended an unmask request: {name}',
  'history.field.user_anonymization': 'Anonymize people',
} as const;
