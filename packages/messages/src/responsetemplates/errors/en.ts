export const words = {
  'problem.template.EMAIL_SUBJECT_REQUIRED': 'Subject is required',
  'problem.template.EMAIL_BODY_REQUIRED': 'Email Body is required',
  'problem.template.TEXT_REQUIRED': 'Text Message is required',
  'problem.template.BROWSER_TITLE_REQUIRED': 'Title is required',
  'problem.template.BROWSER_BODY_REQUIRED': 'Body is required',
  'problem.template.TOMBSTONE_NAME_INVALID': 'A valid name for tombstone file is required',
  'problem.template.TOMBSTONE_CONTENT_REQUIRED': 'File content is required',
  'problem.template.COPIED_NAME_INVALID': 'A valid name for copied file is required',
  'problem.template.MOVED_NAME_INVALID': 'A valid name for moved file is required',
  'problem.template.NO_CHANNEL': 'Add at least one message.',
  'problem.template.TOO_LONG': 'The text is too long. Use at most {maximum} characters.',
  'problem.template.UNCLOSED_PLACEHOLDER': 'A placeholder isn’t closed. End it with two closing braces.',
  'problem.template.UNKNOWN_PLACEHOLDER': '“{name}” isn’t a placeholder. Choose one from the list.',
  'problem.template.OTHER_PLACEHOLDER':
    'Policies of this type can’t fill “{name}”. Choose another placeholder.',
  'problem.template.NOT_ENCODED': 'The text isn’t URI-encoded. Encode it, with % as %25.',
} as const;
