export const words = {
  'history.did.parser.created': 'Made parser {name}',
  'history.did.parser.changed': 'Changed parser {name}',
  'history.did.parser.deleted': 'Deleted parser {name}',
  'history.field.definition': 'How lines are read',
  'history.field.tests': 'Tests',
} as const;
