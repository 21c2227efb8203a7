export const words = {
  'notice.load-completed.subject': '{source}: logs read',
  'notice.load-completed.text':
    'Files read from {source}: {files}. Events: {events}; rejected lines: {rejects}. Rejected lines are kept with the reason and can be reparsed.',
  'notice.load-failed.subject': '{source}: couldn’t read logs',
  'notice.load-failed.text':
    'Files from {source} that couldn’t be read: {files}; the latest is {file}. Open the source for the reasons. Events read before the failure are kept.',
  'notice.source-silent.subject': '{source} has stopped sending logs',
  'notice.source-silent.text':
    'No file has arrived from {source} for {days} days, longer than usual. Check the system that sends its logs; until then, Casbah doesn’t see its traffic.',
  'notice.sources-near-limit.subject': '{used} of {limit} sources used',
  'notice.sources-near-limit.text':
    'Your company uses {used} of {limit} sources. Delete one you don’t need, or ask the operator to raise the limit.',
} as const;
