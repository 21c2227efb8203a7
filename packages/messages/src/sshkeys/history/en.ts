export const words = {
  'history.did.ssh_key.created': 'Added SSH key {name}',
  'history.did.ssh_key.deleted': 'Removed SSH key {name}',
} as const;
