export const words = {
  'NAME_TAKEN.data-source': 'A source named {name} already exists. Choose another name.',
  DATASOURCE_LIMIT: 'You can have up to {limit} sources. Delete one you don’t need.',
  UPLOAD_OFFSET_WRONG: 'The upload continues at byte {expected}, not {given}. Send the bytes from there.',
  UPLOAD_FINISHED: 'The upload is already complete.',
  NO_DATASOURCE_AVAILABLE: 'Source not found. Add one in Sources, or leave the source out.',
  'problem.format_role':
    'The format {format} contains identity mappings. Set the source’s log type to Identity mapping.',
  'problem.no_format': 'No format named {format}.',
  'problem.parser_draft':
    '{name} is a draft. Open it under Custom parsers and keep a line that it reads as a test.',
} as const;
