export const words = {
  'history.did.person.erasure_requested': 'Requested the deletion of a person’s data from logs',
  'history.did.person.erased': 'Deleted a person’s data from logs',
} as const;
