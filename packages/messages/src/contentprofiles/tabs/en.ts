/** Tabs above the pages of content inspection. */
export const words = {
  'content.tabs': 'Content inspection',
  'content.tab.profiles': 'Profiles',
  'content.tab.reusable': 'Reusable rules',
  'content.tab.filters': 'Data filters',
  'content.tab.aliases': 'Aliases',
  'content.tab.identifiers': 'Data identifiers',
  'content.tab.dictionaries': 'Dictionaries',
  'content.tab.mlProfiles': 'ML profiles',
  'content.tab.indexes': 'Indexes',
} as const;
