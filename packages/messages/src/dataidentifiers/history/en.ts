export const words = {
  'history.did.included_identifier.changed': 'Changed included data identifier {name}',
  'history.field.extra_keywords': 'Extra keywords',
  'history.field.ignored': 'Ignored values',
} as const;
