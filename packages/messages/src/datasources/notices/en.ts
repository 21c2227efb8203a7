export const words = {
  'notice.load-completed.subject': '{source}: logs have been read',
  'notice.load-completed.text':
    'Files of {source} that were read: {files}. Events: {events}; lines set aside: {rejects}. Lines set aside are kept with their reason and can be read again.',
  'notice.load-failed.subject': '{source}: logs could not be read',
  'notice.load-failed.text':
    'Files of {source} that could not be read: {files}; the last one is {file}. Open the source to see why of each; what was read until then is kept.',
  'notice.source-silent.subject': '{source} has stopped delivering',
  'notice.source-silent.text':
    'No file of {source} has come for {days} days, which is longer than its pauses are. Check whatever sends its logs; until then, what happens there is not seen.',
  'notice.sources-near-limit.subject': 'Data sources: {used} of {limit} are used',
  'notice.sources-near-limit.text':
    'Your company has {used} of the {limit} data sources that it may have. Delete one that delivers nothing any more, or ask whoever runs this Casbah for more.',
} as const;
