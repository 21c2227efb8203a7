export const words = {
  'history.did.POST /admin/anonymisation/requests': 'Asked about anonymous people: {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/approve':
    'Approved a request about anonymous people: {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/refuse':
    'Refused a request about anonymous people: {name}',
  'history.did.POST /admin/anonymisation/requests/{id}/end': 'Ended a request about anonymous people: {name}',
  'history.field.user_anonymization': 'People are anonymous',
} as const;
