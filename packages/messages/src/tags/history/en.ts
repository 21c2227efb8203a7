export const words = {
  'history.did.tag.created': 'Added tag {name}',
  'history.did.tag.changed': 'Changed tag {name}',
  'history.did.tags.deleted': 'Deleted tags: {name}',
  'history.did.tag.deleted': 'Deleted tag {name}',
  'history.did.service_tags.changed': 'Changed tags of {name}',
  'history.field.tag_name': 'Name',
  'history.field.color': 'Color',
  'history.field.pattern': 'Pattern',
  'history.field.added': 'Added tags',
  'history.field.removed': 'Removed tags',
  'history.field.services': 'Services',
} as const;
