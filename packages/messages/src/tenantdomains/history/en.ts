export const words = {
  'history.did.domain.created': 'Put the domain {name} on the list',
  'history.did.domain.verified': 'Had the domain {name} checked',
  'history.did.domain.made_primary': 'Made {name} the company’s first domain',
  'history.did.domain.deleted': 'Took the domain {name} off the list',
} as const;
