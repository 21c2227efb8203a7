export const words = {
  GRANTS_TOO_MUCH: 'You can’t grant “{profile}”: it includes permissions you don’t have. Ask a sysadmin.',
  PREVIEW_ONLY: 'You’re previewing the access profile “{profile}”. Exit the preview to make changes.',
  'NAME_TAKEN.access-profile': 'An access profile named {name} already exists. Choose another name.',
} as const;
