export const words = {
  SETTING_NEEDS_SYSADMIN:
    'Only a sysadmin can change this setting, signed in to the console: it decides what everybody else may do. Ask a sysadmin.',
} as const;
