export const preview = {
  'preview.sentence': 'You see the console as “{name}” allows. Nothing can be changed meanwhile.',
  'preview.leave': 'Leave the preview',
} as const;
