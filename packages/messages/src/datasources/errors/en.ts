export const words = {
  'NAME_TAKEN.data-source': 'There is a data source with the name {name} already. Choose another name.',
  DATASOURCE_LIMIT: 'There can be {limit} data sources at most. Delete one that is no longer needed.',
  UPLOAD_OFFSET_WRONG: 'The file goes on at byte {expected}, not at {given}. Send the bytes from there.',
  UPLOAD_FINISHED: 'All bytes of this file have arrived already. There is nothing left to send.',
  NO_DATASOURCE_AVAILABLE: 'There is no such data source. Add one under Sources, or ask without one.',
} as const;
