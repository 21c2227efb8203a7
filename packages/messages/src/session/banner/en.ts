/** What stands over every page while somebody sees the console otherwise than as themselves at home. */
export const words = {
  'preview.sentence': 'You see the console as “{name}” allows. Nothing can be changed meanwhile.',
  'preview.leave': 'Leave the preview',
  'visit.sentence': 'You look after {company} for {partner}.',
  'visit.back': 'Back to {partner}',
} as const;
