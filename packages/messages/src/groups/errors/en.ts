export const words = {
  'NAME_TAKEN.group': 'There is a group with the name {name} already. Choose another name.',
  GROUP_OF_DIRECTORY:
    '{name} comes from your directory. Change it there: the next synchronisation brings it here.',
  'NAME_TAKEN.org-unit':
    'There is a unit with the name {name} in this place already. Choose another name or place.',
  ORG_UNIT_NOT_EMPTY: 'Other units stand under {name}. Delete or move them first.',
} as const;
