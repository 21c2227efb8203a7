export const words = {
  'history.did.POST /risks/requestservice': 'Asked for service {name}',
  'history.did.POST /risks/reviewservice': 'Asked for another look at {name}',
  'history.did.PATCH /risks/servicerequests/{id}': 'Moved the request about {name} on',
  'history.field.state': 'State',
} as const;
