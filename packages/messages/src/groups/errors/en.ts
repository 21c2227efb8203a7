export const words = {
  'NAME_TAKEN.group': 'A group named {name} already exists. Choose another name.',
  GROUP_OF_DIRECTORY: '{name} comes from your directory. Change it there; the next sync updates it here.',
  'NAME_TAKEN.org-unit': 'A unit named {name} already exists here. Choose another name or parent.',
  ORG_UNIT_NOT_EMPTY: '{name} contains other units. Delete or move them first.',
  'problem.parts_of_custom': 'Only a custom group can include other groups.',
  'problem.under_itself': 'A unit can’t be its own parent.',
  'problem.too_deep': 'Units can be up to {levels} levels deep.',
  'problem.no_unit': 'Unit not found.',
} as const;
