/** Group names in the palette. */
export const words = {
  'palette.pages': 'Pages',
  'palette.services': 'Services',
  'palette.people': 'People',
  'palette.actions': 'Actions',
} as const;
