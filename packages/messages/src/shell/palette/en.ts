/** What the palette calls its groups. */
export const words = {
  'palette.pages': 'Pages',
  'palette.services': 'Services',
  'palette.people': 'People',
  'palette.actions': 'Actions',
  'palette.coming': 'Pages still to come',
  'palette.coming.detail': '{area}, not built yet',
} as const;
