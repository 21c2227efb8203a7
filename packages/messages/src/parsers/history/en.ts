export const words = {
  'history.did.POST /admin/parsers': 'Made parser {name}',
  'history.did.PUT /admin/parsers/{id}': 'Changed parser {name}',
  'history.did.DELETE /admin/parsers/{id}': 'Deleted parser {name}',
  'history.field.definition': 'How lines are read',
  'history.field.tests': 'Tests',
} as const;
