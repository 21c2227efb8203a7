export const words = {
  'notice.export-ready.subject': '{file} is ready to download',
  'notice.export-ready.text':
    'The export has {rows} rows. Download it within {hours} hours; Casbah then deletes the file.',
  'notice.export-failed.subject': 'Couldn’t export {file}',
  'notice.export-failed.text': 'Open Exports for the reason, then try again.',
} as const;
