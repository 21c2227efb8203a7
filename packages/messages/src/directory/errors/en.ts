export const words = {
  DIRECTORY_BUSY:
    'Another run of the directory is under way. Wait until it has ended, or stop it, and try again.',
} as const;
