export const words = {
  'history.did.POST /admin/ssh_keys': 'Added SSH key {name}',
  'history.did.DELETE /admin/ssh_keys/{id}': 'Removed SSH key {name}',
} as const;
