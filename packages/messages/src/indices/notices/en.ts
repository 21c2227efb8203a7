export const words = {
  'notice.index-failed.subject': 'Couldn’t build index {index}',
  'notice.index-failed.text':
    'Open the index {index} for the reason, then upload its data again. Until then, the previous version stays in use, if there is one.',
} as const;
