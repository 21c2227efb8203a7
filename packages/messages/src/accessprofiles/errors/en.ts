export const words = {
  GRANTS_TOO_MUCH:
    'Nobody gives more than they hold: “{profile}” allows more than you may do yourself. Ask a system administrator.',
  PREVIEW_ONLY:
    'You see the console as the access profile “{profile}” allows: nothing can be changed meanwhile. Leave the preview first.',
  'NAME_TAKEN.access-profile':
    'There is an access profile with the name {name} already. Choose another name.',
} as const;
