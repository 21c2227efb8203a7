export const words = {
  'history.did.service_request.created': 'Asked for service {name}',
  'history.did.service_review.requested': 'Asked for another look at {name}',
  'history.did.service_request.changed': 'Moved the request about {name} on',
  'history.field.state': 'State',
} as const;
