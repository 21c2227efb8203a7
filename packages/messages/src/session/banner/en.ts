/** Banner over every page during a preview or a partner's visit. */
export const words = {
  'preview.sentence': 'You’re previewing the console as “{name}”. Changes are disabled.',
  'preview.leave': 'Exit preview',
  'visit.sentence': 'You’re administering {company} for {partner}.',
  'visit.back': 'Back to {partner}',
} as const;
