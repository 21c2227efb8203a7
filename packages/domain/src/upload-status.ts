/** Upload stages. */
export const UPLOAD_STATUSES = [
  'completed',
  'failed',
  'processing',
  'processing_failed',
  'pending',
  'queued',
  'upload_failed',
] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];
