export const words = {
  'NAME_TAKEN.tag': 'There is a tag with the name {name} already. Choose another name.',
  TAG_LIMIT: 'A company has at most {limit} tags of its own. Remove one that is no longer needed.',
  SYSTEM_TAG_FIXED: '{name} is a tag of the system and stays as it is. Make a tag of your own instead.',
  SYSTEM_TAG_DELETION_ERROR: 'System tags cannot be deleted. Choose only tags that your company has made.',
} as const;
