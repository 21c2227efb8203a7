export const words = {
  'history.did.parser.created': 'Created parser {name}',
  'history.did.parser.changed': 'Changed parser {name}',
  'history.did.parser.deleted': 'Deleted parser {name}',
  'history.field.definition': 'Definition',
  'history.field.tests': 'Tests',
} as const;
