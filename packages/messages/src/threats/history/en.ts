export const words = {
  'history.did.large_upload.changed': 'Changed what counts as a large upload',
  'history.field.unknown_upload_mb': 'Large upload to an unknown host (MB)',
} as const;
