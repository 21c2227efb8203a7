export const words = {
  'history.did.large_upload.changed': 'Changed the large-upload threshold',
  'history.field.unknown_upload_mb': 'Large upload to an unknown host (MB)',
} as const;
