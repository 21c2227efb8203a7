export const words = {
  EXPORT_NOT_READY: 'This export has no file to download. Wait until it is ready, or export again.',
  EXPORT_OUTDATED: 'Your permissions have changed since this file was written. Export again.',
} as const;
