export const words = {
  'history.did.domain.created': 'Added domain {name}',
  'history.did.domain.verified': 'Checked domain {name}',
  'history.did.domain.made_primary': 'Made {name} the primary domain',
  'history.did.domain.deleted': 'Removed domain {name}',
} as const;
