export const words = {
  'NAME_TAKEN.tag': 'A tag named {name} already exists. Choose another name.',
  TAG_LIMIT: 'A company can have at most {limit} tags. Delete one you don’t need.',
  SYSTEM_TAG_FIXED: '{name} is a system tag and can’t be changed. Create your own tag instead.',
  SYSTEM_TAG_DELETION_ERROR: 'System tags can’t be deleted. Select only your company’s tags.',
  'problem.no_service': 'Service {service} not found.',
} as const;
