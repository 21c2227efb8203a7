/** What stands over every page while somebody sees the console otherwise than as themselves at home. */
export const words = {
  'preview.sentence': 'You’re previewing the console as “{name}”. Changes are disabled.',
  'preview.leave': 'Exit preview',
  'visit.sentence': 'You’re administering {company} for {partner}.',
  'visit.back': 'Back to {partner}',
} as const;
