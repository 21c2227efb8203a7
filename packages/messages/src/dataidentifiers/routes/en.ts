export const words = {
  'route.protect.dataIdentifiers': 'Data identifiers',
  'route.protect.manageDataIdentifier': 'Data identifier',
} as const;
