export const words = {
  'history.did.service_request.created': 'Requested service {name}',
  'history.did.service_review.requested': 'Requested a review of {name}',
  'history.did.service_request.changed': 'Updated the request about {name}',
  'history.field.state': 'Status',
} as const;
